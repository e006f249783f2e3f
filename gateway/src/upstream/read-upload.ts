// Reads an uploaded file (GraphQL multipart request convention) into memory within a limit, to be passed upstream.
import { badInput, codedError } from './errors.ts';

type FileUpload = { filename: string; mimetype: string; createReadStream: () => AsyncIterable<Buffer> };

/** The file's bytes. Errors: BAD_USER_INPUT for what is no upload, PAYLOAD_TOO_LARGE. What the file really is, upstream judges. */
export async function readUpload(upload: unknown, maxBytes: number, field: string): Promise<{ blob: Blob; filename: string }> {
  const file = (await upload) as Partial<FileUpload> | null | undefined;
  if (typeof file?.createReadStream !== 'function') throw badInput('No file was sent.', [{ path: field, message: 'No file was sent.' }]);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.createReadStream()) {
    size += chunk.byteLength;
    if (size > maxBytes) throw codedError('PAYLOAD_TOO_LARGE', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
    chunks.push(chunk);
  }
  return { blob: new Blob(chunks, { type: file.mimetype ?? 'application/octet-stream' }), filename: field };
}
