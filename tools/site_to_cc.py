#!/usr/bin/env python3
"""The web client as a part of the executable: site_to_cc.py FOLDER OUT.cc OUT.bin

Every file below FOLDER goes into OUT.bin, also compressed with brotli and gzip where that is
smaller; OUT.cc has the table (path, type, hash, offsets) and takes the bytes in by .incbin, which
is quick however large the site is."""
import ctypes
import gzip
import hashlib
import pathlib
import sys

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".map": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "application/xml",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}


def brotli(data):
    """By the system's library; Python itself has none."""
    library = ctypes.CDLL("libbrotlienc.so.1")
    size = ctypes.c_size_t(len(data) + len(data) // 8 + 1024)
    out = ctypes.create_string_buffer(size.value)
    best_quality, window, generic = 11, 22, 0
    done = library.BrotliEncoderCompress(best_quality, window, generic, ctypes.c_size_t(len(data)),
                                         data, ctypes.byref(size), out)
    if not done:
        raise RuntimeError("brotli failed")
    return out.raw[:size.value]


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main():
    folder, out_cc, out_bin = (pathlib.Path(argument) for argument in sys.argv[1:4])
    blob = bytearray()
    rows = []

    def stored(data):
        start = len(blob)
        blob.extend(data)
        return f"{{{start}u, {len(data)}u}}"

    # Sorted as the table is searched: by the bytes of the path.
    files = sorted((("/" + file.relative_to(folder).as_posix()).encode(), file)
                   for file in folder.rglob("*") if file.is_file())
    for path, file in files:
        data = file.read_bytes()
        kind = TYPES.get(file.suffix.lower(), "application/octet-stream")
        packed = [coded if len(coded) < len(data) else b""
                  for coded in (brotli(data), gzip.compress(data, 9, mtime=0))]
        tag = hashlib.sha256(data).hexdigest()[:24]
        rows.append(f"    {{{literal(path.decode())}, {literal(kind)}, {literal(tag)}, "
                    f"{', '.join(stored(part) for part in [data, *packed])}}},")
    out_bin.write_bytes(bytes(blob) or b"\0")
    name = literal(out_bin.resolve().as_posix()).replace('"', '\\"')
    out_cc.write_text(f"""// Made by tools/site_to_cc.py; do not edit.
#include "server/http/site_table.h"

__asm__(
    ".pushsection .rodata\\n"
    ".balign 16\\n"
    ".global mohreh_site_bytes\\n"
    "mohreh_site_bytes:\\n"
    ".incbin {name}\\n"
    ".popsection\\n");
extern "C" const char mohreh_site_bytes[];

namespace mohreh::server {{
namespace {{
constexpr PackedFile kFiles[] = {{
{chr(10).join(rows)}
}};
}}  // namespace

const char* site_bytes() {{ return mohreh_site_bytes; }}
std::span<const PackedFile> site_files() {{ return kFiles; }}

}}  // namespace mohreh::server
""", encoding="utf-8")


main()
