// How the fast path answers: the same headers as the whole way gives, and the body compressed where the client takes it.
import { validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { NO_STORE, VARY_OF_PUBLIC } from '../public-reads/cache-control.ts';
import type { Encoding, FastAnswerForm } from './fast-answer-form.ts';

/** Shorter bodies are not compressed, as on the whole way. */
const COMPRESSED_FROM = 1024;
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const toBrotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const toGzip = promisify<Buffer, Buffer>(zlib.gzip);

/** Headers as Node takes them: name and value in turn. */
export type FlatHeaders = readonly string[];

/** What is particular to one answer. */
export type Particulars = { status?: number; cacheControl?: string; headers?: FlatHeaders };

/** An answer in one form, ready to be sent: its headers but for those of the request and of the connection, and its bytes. */
export class ReadyAnswer {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly bytes: string | Buffer;
  #headLines: string | undefined;

  constructor(status: number, headers: FlatHeaders, bytes: string | Buffer) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }

  /** The headers as they stand in a message. @throws for a value that no header may have, as Node does */
  get headLines(): string {
    this.#headLines ??= linesOf(this.headers);
    return this.#headLines;
  }
}

function linesOf(headers: FlatHeaders): string {
  let lines = '';
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [name = '', value = ''] = [headers[i], headers[i + 1]];
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

/** Puts an answer into a form, at once where nothing is compressed. @param common headers that all answers have */
export function readied(
  text: string,
  form: FastAnswerForm,
  common: FlatHeaders,
  particulars: Particulars = {},
): ReadyAnswer | Promise<ReadyAnswer> {
  const length = Buffer.byteLength(text);
  const { encoding } = form;
  // A short text goes out in one piece with its head; a long one would be copied and converted with each answer.
  const { status = 200 } = particulars;
  if (length < COMPRESSED_FROM) return new ReadyAnswer(status, headersOf(form, common, particulars, length, undefined), text);
  const plain = Buffer.from(text);
  if (!encoding) return new ReadyAnswer(status, headersOf(form, common, particulars, length, undefined), plain);
  const compressed = encoding === 'br' ? toBrotli(plain, BROTLI) : toGzip(plain);
  return compressed.then((bytes) => new ReadyAnswer(status, headersOf(form, common, particulars, bytes.byteLength, encoding), bytes));
}

function headersOf(
  { contentType }: FastAnswerForm,
  common: FlatHeaders,
  { cacheControl = NO_STORE, headers = [] }: Particulars,
  length: number,
  encoding: Encoding,
): FlatHeaders {
  const head = ['content-type', contentType, 'content-length', String(length), ...common, 'cache-control', cacheControl];
  if (cacheControl !== NO_STORE) head.push('vary', VARY_OF_PUBLIC);
  if (encoding) head.push('vary', 'accept-encoding', 'content-encoding', encoding);
  head.push(...headers);
  return head;
}
