# How the folders become targets. A module is a folder: its .cc files make a static library, its
# *_test.cc files are collected for the unit tests, and it links only what it names, so a forbidden
# dependency does not link. tests/includes checks the includes as well.

add_library(mohreh_flags INTERFACE)
target_include_directories(mohreh_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(mohreh_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast
  # The same numbers on every compiler and in WebAssembly.
  -ffp-contract=off)
# A warning is an error with the compilers that we build with; what another one finds must not stop a stranger.
if("${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}" MATCHES "^(GNU (12|14)|Clang 19)\\.")
  target_compile_options(mohreh_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 warns of overlaps inside std::string's own operator+ (its bug 105651). GCC 14 imagines more than 127 seats,
  # which a byte could hold; both imagine a std::variant that holds what it never held, and strings of endless length.
  # The sanitizers see what really happens.
  target_compile_options(mohreh_flags INTERFACE -Wno-restrict -Wno-array-bounds
    -Wno-stringop-overflow -Wno-stringop-overread -Wno-maybe-uninitialized)
endif()
if(MOHREH_SANITIZE)
  target_compile_options(mohreh_flags INTERFACE
    -fsanitize=${MOHREH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(mohreh_flags INTERFACE -fsanitize=${MOHREH_SANITIZE})
endif()

set_property(GLOBAL PROPERTY MOHREH_UNIT_TESTS "")

# mohreh_module(NAME [WITH_FOLDERS [EXCEPT folders...]] [TESTS test] [LINKS targets...]
#               [SOURCES generated files...])
# WITH_FOLDERS: the folders one level below belong to it too, but for those that are modules
# themselves. TESTS: its tests are collected for that test (MOHREH_<TEST>_TESTS) and not for `unit`.
function(mohreh_module name)
  cmake_parse_arguments(MODULE "WITH_FOLDERS" "TESTS" "LINKS;SOURCES;EXCEPT" ${ARGN})
  if(NOT MODULE_TESTS)
    set(MODULE_TESTS unit)
  endif()
  string(TOUPPER MOHREH_${MODULE_TESTS}_TESTS collection)
  file(GLOB sources CONFIGURE_DEPENDS *.cc)
  file(GLOB tests CONFIGURE_DEPENDS *_test.cc)
  if(MODULE_WITH_FOLDERS)
    file(GLOB below CONFIGURE_DEPENDS */*.cc)
    file(GLOB tests_below CONFIGURE_DEPENDS */*_test.cc)
    foreach(folder ${MODULE_EXCEPT})
      list(FILTER below EXCLUDE REGEX "/${folder}/[^/]*$")
      list(FILTER tests_below EXCLUDE REGEX "/${folder}/[^/]*$")
    endforeach()
    list(APPEND sources ${below})
    list(APPEND tests ${tests_below})
  endif()
  list(REMOVE_ITEM sources ${tests} "")
  if(sources OR MODULE_SOURCES)
    add_library(${name} STATIC ${sources} ${MODULE_SOURCES})
    target_link_libraries(${name} PUBLIC mohreh_flags ${MODULE_LINKS})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE mohreh_flags ${MODULE_LINKS})
  endif()
  foreach(test ${tests})
    set_property(GLOBAL APPEND PROPERTY ${collection} "${test}")
  endforeach()
endfunction()

# mohreh_unity(TARGET FILES): compiles so many of its files as one where MOHREH_UNITY is on. For modules whose files read
# much more of others' headers than they have lines of their own.
function(mohreh_unity target files)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${MOHREH_UNITY} UNITY_BUILD_BATCH_SIZE ${files})
endfunction()
