// The file of a multipart request: a variable of the operation before it has arrived, read when a
// resolver needs it.
import type { Readable } from 'node:stream';
import { refusal } from '../errors/refusals.ts';

/** A file that has begun to arrive. */
type ArrivingFile = {
  stream: Readable & { truncated?: boolean };
  /** As the client says; upstream checks it. */
  mimeType: string;
};

/** Resources for reading a file; they are released when the response is finished. */
export type UploadResources = {
  /** Errors: OVERLOADED for an account that is sending too many files already. */
  begin(account: string): void;
  /** The file has arrived, or never will. */
  end(): void;
};

export class Upload {
  readonly #file: Promise<ArrivingFile>;
  readonly #resources: UploadResources;
  arrive: (file: ArrivingFile) => void = () => {};
  fail: (error: Error) => void = () => {};

  constructor(resources: UploadResources) {
    this.#resources = resources;
    this.#file = new Promise((resolve, reject) => {
      this.arrive = resolve;
      this.fail = reject;
    });
    // The operation may have no field that reads the file.
    this.#file.catch(() => {});
  }

  /**
   * Reads the whole file into memory. Errors: PAYLOAD_TOO_LARGE, OVERLOADED, BAD_USER_INPUT for a
   * file that breaks off.
   * @param account whose file it is: one account sends few at the same time
   */
  async read(account: string, maxBytes: number): Promise<{ chunks: Buffer[]; mimeType: string }> {
    this.#resources.begin(account);
    try {
      const { stream, mimeType } = await this.#file;
      return { chunks: await readChunks(stream, maxBytes), mimeType };
    } finally {
      this.#resources.end();
    }
  }
}

async function readChunks(stream: Readable, maxBytes: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw refusal('FILE_INCOMPLETE');
  }
  if (size > maxBytes) throw refusal('FILE_ABOVE', { max: Math.floor(maxBytes / 1024 / 1024) });
  return chunks;
}
