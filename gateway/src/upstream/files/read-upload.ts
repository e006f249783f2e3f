// Reads an uploaded file (GraphQL multipart request convention) into memory up to a limit, to send
// it upstream.
import { fieldError, refusal } from '../errors/refusals.ts';
import { Upload } from './upload.ts';

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
  if (!(upload instanceof Upload))
    throw refusal('FILE_MISSING', {}, { fieldErrors: [fieldError(field, 'FILE_MISSING')] });
  const { chunks, mimeType } = await upload.read(account, maxBytes);
  return { blob: new Blob(chunks, { type: mimeType }), filename: field };
}
