// How the fast path answers: the same headers as the whole way gives, and the body compressed where the client takes it.
import type { ServerResponse } from 'node:http';
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

/** An answer in one form, ready to be sent: its headers but the request's id, and its bytes. */
export type ReadyAnswer = { status: number; headers: FlatHeaders; bytes: string | Buffer };

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
  if (length < COMPRESSED_FROM) return { ...headOf(form, common, particulars, length, undefined), bytes: text };
  const plain = Buffer.from(text);
  if (!encoding) return { ...headOf(form, common, particulars, length, undefined), bytes: plain };
  const compressed = encoding === 'br' ? toBrotli(plain, BROTLI) : toGzip(plain);
  return compressed.then((bytes) => ({ ...headOf(form, common, particulars, bytes.byteLength, encoding), bytes }));
}

/** Sends an answer. @param more headers of this moment alone */
export function send(response: ServerResponse, { status, headers, bytes }: ReadyAnswer, requestId: string, more: FlatHeaders): void {
  response.writeHead(status, ['x-request-id', requestId, ...more, ...headers]).end(bytes);
}

function headOf(
  { contentType }: FastAnswerForm,
  common: FlatHeaders,
  { status = 200, cacheControl = NO_STORE, headers = [] }: Particulars,
  length: number,
  encoding: Encoding,
): Omit<ReadyAnswer, 'bytes'> {
  const head = ['content-type', contentType, 'content-length', String(length), ...common, 'cache-control', cacheControl];
  if (cacheControl !== NO_STORE) head.push('vary', VARY_OF_PUBLIC);
  if (encoding) head.push('vary', 'accept-encoding', 'content-encoding', encoding);
  head.push(...headers);
  return { status, headers: head };
}
