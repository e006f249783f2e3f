// How the fast path answers: the same headers as the whole way gives, and the body compressed where the client takes it.
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { NO_STORE, VARY_OF_PUBLIC } from '../public-reads/cache-control.ts';

type Encoding = 'br' | 'gzip' | undefined;

/** The media type and the compression of an answer, by what the request accepts, and the method it was asked by. */
export type FastAnswerForm = { contentType: string; encoding: Encoding; method: string | undefined };

/** Shorter bodies are not compressed, as on the whole way. */
const COMPRESSED_FROM = 1024;
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const toBrotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const toGzip = promisify<Buffer, Buffer>(zlib.gzip);

const JSON_TYPE = 'application/json; charset=utf-8';
/** What clients send in `accept`, and what they get. Others go the whole way, which weighs them. */
const TYPE_OF_ACCEPT = new Map([
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/json, */*', JSON_TYPE],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  // Apollo Client 4.
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

/** Undefined for headers that have to be weighed. */
export function formOf(accept = '', acceptEncoding = ''): Omit<FastAnswerForm, 'method'> | undefined {
  const contentType = TYPE_OF_ACCEPT.get(accept);
  if (contentType === undefined || acceptEncoding.includes(';')) return undefined;
  if (acceptEncoding === '' || acceptEncoding === 'identity') return { contentType, encoding: undefined };
  const encodings = acceptEncoding.split(',').map((name) => name.trim().toLowerCase());
  if (encodings.includes('*')) return undefined;
  const encoding = encodings.includes('br') ? 'br' : encodings.includes('gzip') ? 'gzip' : undefined;
  return { contentType, encoding };
}

/** A body as it was made, and compressed once for all who take it so. */
export class Body {
  readonly plain: Buffer;
  #compressed: Partial<Record<'br' | 'gzip', Buffer | Promise<Buffer>>> = {};

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** What it takes in memory, at most. */
  get size(): number {
    return this.plain.byteLength * 2;
  }

  /** The bytes to send, at once where they are there already. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (!encoding || this.plain.byteLength < COMPRESSED_FROM) return this.plain;
    const known = this.#compressed[encoding];
    if (known) return known;
    const made = (encoding === 'br' ? toBrotli(this.plain, BROTLI) : toGzip(this.plain)).then((bytes) => {
      this.#compressed[encoding] = bytes;
      return bytes;
    });
    this.#compressed[encoding] = made;
    return made;
  }
}

/** What is particular to one answer. */
export type Particulars = { requestId: string; status?: number; cacheControl?: string; headers?: readonly (readonly [string, string])[] };

/** Sends an answer. @param common headers that all answers have */
export function send(
  response: ServerResponse,
  body: Body,
  { contentType, encoding }: Pick<FastAnswerForm, 'contentType' | 'encoding'>,
  common: readonly string[],
  { requestId, status = 200, cacheControl = NO_STORE, headers = [] }: Particulars,
): void {
  const bytes = body.in(encoding);
  if (bytes instanceof Promise) {
    bytes.then(write, () => response.destroy());
    return;
  }
  write(bytes);

  function write(sent: Buffer): void {
    const raw = ['content-type', contentType, 'content-length', String(sent.byteLength), 'x-request-id', requestId, ...common];
    raw.push('cache-control', cacheControl);
    if (cacheControl !== NO_STORE) raw.push('vary', VARY_OF_PUBLIC);
    if (encoding && sent !== body.plain) raw.push('vary', 'accept-encoding', 'content-encoding', encoding);
    for (const [name, value] of headers) raw.push(name, value);
    response.writeHead(status, raw).end(sent);
  }
}
