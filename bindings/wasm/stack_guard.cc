// Debian's WASI library is built with stack protection but does not bring its two symbols.

extern "C" {

unsigned long __stack_chk_guard = 0x595E9FBDUL;

[[noreturn]] void __stack_chk_fail();
void __stack_chk_fail() {
  __builtin_trap();
}
}
