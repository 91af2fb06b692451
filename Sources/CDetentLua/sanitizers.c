// Only in builds under the address or the thread sanitizer.
//
// Both follow each frame of C, and so each jump out of frames; but they do not know the one that a fortified liblua
// makes, which leaves their notes of the frames behind: after some ten thousand errors and yields the thread sanitizer
// has no room for more. This leads it to the jump that they know.
#undef _FORTIFY_SOURCE  // or the call below would come back here
#include <setjmp.h>

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define UNDER_SANITIZER 1
#endif
#endif

#if defined(__linux__) && (defined(UNDER_SANITIZER) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__))
_Noreturn void __longjmp_chk(jmp_buf place, int value);
_Noreturn void __longjmp_chk(jmp_buf place, int value) { longjmp(place, value); }
#endif
