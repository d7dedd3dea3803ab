# SPDX-License-Identifier: GPL-3.0-or-later

# orontes_embed(target namespace folder): compiles folder/data/** into the target. Code includes the generated
# "<folder>/data.h" and calls orontes::<namespace>::data("units.json"); dataNames() lists what there is.
function(orontes_embed target namespace folder)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/data/*)
    get_target_property(kind ${target} TYPE)
    if(NOT files OR kind STREQUAL INTERFACE_LIBRARY)
        return()
    endif()
    file(RELATIVE_PATH where ${CMAKE_SOURCE_DIR} ${folder})
    set(header ${ORONTES_GENERATED}/${where}/data.h)
    set(source ${ORONTES_GENERATED}/${where}/data.cpp)
    configure_file(${CMAKE_SOURCE_DIR}/rules/embed.h.in ${header} @ONLY)
    add_custom_command(
        OUTPUT ${source}
        COMMAND ${CMAKE_COMMAND} -D namespace=${namespace} -D header=${where}/data.h -D root=${folder}/data
                -D source=${source} "-D files=${files}" -P ${CMAKE_SOURCE_DIR}/rules/embed_files.cmake
        DEPENDS ${files} ${CMAKE_SOURCE_DIR}/rules/embed_files.cmake
        COMMENT "Embedding ${where}/data"
        VERBATIM)
    target_sources(${target} PRIVATE ${source})
    set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_AUTOMOC ON
                                COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()
