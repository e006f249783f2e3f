// Reads a GraphQL multipart request
// (https://github.com/jaydenseric/graphql-multipart-request-spec): `operations`, `map`, then the
// file, whose bytes stay unread until a resolver asks for them.
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { GraphQLError } from 'graphql';
import { refusal } from '../../upstream/errors/refusals.ts';
import type { Upload } from '../../upstream/files/upload.ts';
import { MAX_MAP_BYTES, placeUpload } from './file-map.ts';

/** The largest file of any field: a PDF. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/**
 * Maximum size of a form field: the operation with its variables, or the map. Operations with files
 * are much smaller.
 */
const MAX_OPERATIONS_BYTES = 64 * 1024;
/** Maximum size of the request: the file and the other fields. */
export const MAX_MULTIPART_BYTES = MAX_FILE_BYTES + 1024 * 1024;

/**
 * One byte above the limit shows that a file is too large. busboy itself refuses a part with more
 * than 16 KB of headers.
 */
const LIMITS = {
  fieldSize: MAX_OPERATIONS_BYTES,
  fields: 2,
  fileSize: MAX_FILE_BYTES + 1,
  files: 1,
  parts: 3,
};
/** RFC 2046: a boundary has at most 70 characters. */
const CONTENT_TYPE = /^multipart\/form-data;.{0,100}$/i;

const notReadable = () => refusal('MULTIPART_INVALID');

/**
 * The operation with an `Upload` in place of its file. Settles as soon as the fields have arrived.
 * Errors: BAD_USER_INPUT, PAYLOAD_TOO_LARGE. The caller must consume the rest of the request.
 * @param parse parses JSON; throws for invalid JSON and for a poisoned prototype
 */
export function readMultipart(
  request: IncomingMessage,
  parse: (text: string) => unknown,
  newUpload: () => Upload,
): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!CONTENT_TYPE.test(type)) return Promise.reject(notReadable());
  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    let operations: unknown;
    let hasMap = false;
    let file: ReturnType<typeof placeUpload>;

    /**
     * Stops reading. Also called after the last part of a valid request: the promise and the upload
     * are settled then, so that only the parser ends.
     */
    const fail = (error: Error) => {
      reject(error);
      file?.upload.fail(refusal('FILE_INCOMPLETE'));
      request.unpipe(parser);
      parser.destroy();
    };
    const readField = (name: string, text: string) => {
      if (name === 'operations' && operations === undefined) operations = parse(text);
      else if (name === 'map' && operations !== undefined && !hasMap) {
        if (Buffer.byteLength(text) > MAX_MAP_BYTES) throw refusal('MAP_TOO_LONG');
        file = placeUpload(operations, parse(text), newUpload);
        hasMap = true;
        resolve(operations);
      } else throw refusal('MULTIPART_ORDER');
    };

    parser
      .on('field', (name: string | undefined, text: string | undefined, { valueTruncated }) => {
        // Contrary to the types of the parser, a part may have no name or an unknown charset.
        if (name === undefined || text === undefined) return fail(notReadable());
        if (valueTruncated)
          return fail(refusal('FORM_FIELD_TOO_LONG', { name: name.slice(0, 20) }));
        try {
          return readField(name, text);
        } catch (error) {
          return fail(error instanceof GraphQLError ? error : notReadable());
        }
      })
      .on('file', (name, stream, { mimeType }) => {
        // The upload may also be destroyed before it is read.
        stream.on('error', () => {});
        // The name may be undefined here too, and so the map is checked first.
        if (file && file.part === name) file.upload.arrive({ stream, mimeType });
        else fail(refusal('FILE_NOT_IN_MAP'));
      })
      .on('fieldsLimit', () => fail(refusal('TOO_MANY_FORM_FIELDS')))
      .on('filesLimit', () => fail(refusal('ONE_FILE_ONLY')))
      .on('partsLimit', () => fail(refusal('TOO_MANY_FORM_PARTS')))
      .on('error', () => fail(notReadable()))
      .on('finish', () => fail(refusal('MULTIPART_INCOMPLETE')));
    request.once('close', () => fail(notReadable()));
    request.pipe(parser);
  });
}

function parserFor(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits: LIMITS });
  } catch {
    throw notReadable();
  }
}
