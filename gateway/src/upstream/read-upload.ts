// Reads an uploaded file (GraphQL multipart request convention) into memory within a limit, to be passed upstream.
import { GraphQLError } from 'graphql';
import { badInput, codedError } from './errors.ts';

type FileUpload = { filename: string; mimetype: string; createReadStream: () => AsyncIterable<Buffer> };

/** The file's bytes. Errors: BAD_USER_INPUT for what is no upload, PAYLOAD_TOO_LARGE. What the file really is, upstream judges. */
export async function readUpload(upload: unknown, maxBytes: number, field: string): Promise<{ blob: Blob; filename: string }> {
  const file = (await Promise.resolve(upload).catch(refuseUnread)) as Partial<FileUpload> | null | undefined;
  if (typeof file?.createReadStream !== 'function') throw badInput('No file was sent.', [{ path: field, message: 'No file was sent.' }]);
  const chunks = await readChunks(file as FileUpload, maxBytes).catch(refuseUnread);
  return { blob: new Blob(chunks, { type: file.mimetype ?? 'application/octet-stream' }), filename: field };
}

async function readChunks(file: FileUpload, maxBytes: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.createReadStream()) {
    size += chunk.byteLength;
    if (size > maxBytes) throw codedError('PAYLOAD_TOO_LARGE', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
    chunks.push(chunk);
  }
  return chunks;
}

/** graphql-upload throws HTTP errors: 413 for a file beyond its own limit, 400 and 499 for one that did not come whole. */
function refuseUnread(error: unknown): never {
  if (error instanceof GraphQLError) throw error;
  if ((error as { status?: number }).status === 413) throw codedError('PAYLOAD_TOO_LARGE', 'The file is too large.');
  throw badInput('The file did not arrive whole.');
}
