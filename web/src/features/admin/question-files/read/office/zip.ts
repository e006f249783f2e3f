/** Unpacks Word and Excel files with limits, so that a small file cannot unpack to gigabytes. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { limits } from '../question.ts';

const MAX_ENTRIES = 5000;

/** Pictures are not read: only their names remain, so that they can be reported. */
const isNeeded = (name: string) => /\.(?:xml|rels)$/i.test(name);

/** The files of an archive by name; the sizes are added up before anything is unpacked. */
export function unpackFiles(
  bytes: Uint8Array,
): Record<string, Uint8Array> | 'tooLarge' | 'damaged' {
  let size = 0;
  let count = 0;
  const others: string[] = [];
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (!isNeeded(name)) {
          others.push(name);
          return false;
        }
        size += originalSize;
        return size <= limits.unpackedSize && count <= MAX_ENTRIES;
      },
    });
    if (size > limits.unpackedSize || count > MAX_ENTRIES) return 'tooLarge';
    for (const name of others) files[name] ??= strToU8(' ');
    return files;
  } catch {
    return 'damaged';
  }
}

/** Packs the files again, without compression, for libraries that read archives only. */
export function packFiles(files: Record<string, Uint8Array>): ArrayBuffer {
  const bytes = zipSync(files, { level: 0 });
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
