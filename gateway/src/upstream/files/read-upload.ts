// Reads an uploaded file (GraphQL multipart request convention) into memory within a limit, to be
// passed upstream.
import { fieldError, refusal } from '../errors/refusals.ts';
import { Upload } from './upload.ts';

/**
 * The file's bytes. Errors: BAD_USER_INPUT for anything but a file, PAYLOAD_TOO_LARGE, OVERLOADED.
 * Upstream checks the type of the file.
 * @param account the id of the user who sends it, checked before: files are counted by it
 */
export async function readUpload(
  upload: unknown,
  account: string,
  maxBytes: number,
  field: string,
): Promise<{ blob: Blob; filename: string }> {
  if (!(upload instanceof Upload))
    throw refusal('FILE_MISSING', {}, { fieldErrors: [fieldError(field, 'FILE_MISSING')] });
  const { chunks, mimeType } = await upload.read(account, maxBytes);
  return { blob: new Blob(chunks, { type: mimeType }), filename: field };
}
