// The file of a multipart request: a variable of the operation before the file has arrived, read
// when a resolver needs it.
import type { Readable } from 'node:stream';
import { fieldRefusal, refusal } from '../errors/refusals.ts';

/** A file whose upload has started. */
type ArrivingFile = {
  stream: Readable & { truncated?: boolean };
  /** As sent by the client; upstream checks it. */
  mimeType: string;
};

/** Resources for reading a file, released when the response is finished. */
export type UploadResources = {
  /** Error OVERLOADED if the account has too many uploads in flight. */
  begin(account: string): void;
  /** Called when the file has arrived or was aborted. */
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

  /** The text in error messages, instead of the fields of this class. */
  toJSON(): string {
    return '(file)';
  }

  /**
   * Reads the whole file into memory. Errors: PAYLOAD_TOO_LARGE, OVERLOADED, BAD_USER_INPUT for an
   * aborted file.
   * @param account its owner, for whom concurrent uploads are limited
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

/**
 * The bytes of the file. Errors: BAD_USER_INPUT for a value that is not a file, PAYLOAD_TOO_LARGE,
 * OVERLOADED. Upstream checks the type of the file.
 * @param account id of the authenticated user, for whom concurrent uploads are counted
 */
export async function readUpload(
  upload: unknown,
  account: string,
  maxBytes: number,
  field: string,
): Promise<{ blob: Blob; filename: string }> {
  if (!(upload instanceof Upload)) throw fieldRefusal(field, 'FILE_MISSING');
  const { chunks, mimeType } = await upload.read(account, maxBytes);
  return { blob: new Blob(chunks, { type: mimeType }), filename: field };
}
