// Reads one ordinary HTTP/1.1 request that has come in one piece. It is strict where HTTP is generous: what could be understood in two ways, or
// is merely unusual, is not read here at all but by Node's own parser (front-server.ts). tests/gateway/front compares the two.
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came. */
export type PlainRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Names in lower case, each once. */
  readonly headers: IncomingHttpHeaders;
  /** Empty for GET. */
  readonly body: Buffer;
  /** Whether the client wants to ask again over the same connection. */
  readonly keepsAlive: boolean;
};

const END_OF_HEAD = '\r\n\r\n';
/** Node's own limit. */
const MAX_HEAD = 16 * 1024;
/** The characters of an address that RFC 3986 has, and no others. */
const REQUEST_LINE = /^(GET|POST) (\/[\w\-.~!$&'()*+,;=:@%/?]*) HTTP\/1\.1\r\n/;
/** Of names the usual letters, of values ASCII; no folded lines, no lone line feeds, no space before the colon. */
const FIELD = /([A-Za-z][A-Za-z0-9-]*):[\t ]*([\t\x20-\x7e]*)\r\n/y;
const LENGTH = /^\d{1,6}$/;
/** Fields that change how a message is cut, or what becomes of the connection: nothing that is ordinary. */
const EXTRAORDINARY = ['transfer-encoding', 'expect', 'upgrade', 'te', 'trailer', 'http2-settings', 'set-cookie'];

/** The request that these bytes are, if they are exactly one; undefined for more, for less, and for anything out of the ordinary. */
export function readRequest(bytes: Buffer): PlainRequest | undefined {
  const endOfHead = bytes.indexOf(END_OF_HEAD);
  if (endOfHead < 0 || endOfHead > MAX_HEAD) return undefined;
  const bodyStart = endOfHead + END_OF_HEAD.length;
  const head = bytes.toString('latin1', 0, endOfHead + 2);
  const [line, method, url] = REQUEST_LINE.exec(head) ?? [];
  if (line === undefined || url === undefined || (method !== 'GET' && method !== 'POST')) return undefined;
  const headers = readFields(head, line.length);
  if (!headers?.host) return undefined;
  for (const name of EXTRAORDINARY) if (headers[name] !== undefined) return undefined;
  const { connection } = headers;
  const keepsAlive = connection === undefined || connection.toLowerCase() === 'keep-alive';
  if (!keepsAlive && connection.toLowerCase() !== 'close') return undefined;
  if (bytes.length - bodyStart !== bodyLength(method, headers)) return undefined;
  return { method, url, headers, body: bytes.subarray(bodyStart), keepsAlive };
}

/** Undefined where a line is out of the ordinary, or a name comes twice. */
function readFields(head: string, start: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = {};
  FIELD.lastIndex = start;
  for (let end = start; end < head.length; end = FIELD.lastIndex) {
    const [, name, value] = FIELD.exec(head) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const key = name.toLowerCase();
    // Says yes for `constructor` and its like too: they are not ordinary.
    if (key in headers) return undefined;
    headers[key] = value.trimEnd();
  }
  return headers;
}

/** Undefined where the length is not said as it should be. */
function bodyLength(method: 'GET' | 'POST', { 'content-length': length }: IncomingHttpHeaders): number | undefined {
  if (method === 'GET') return length === undefined ? 0 : undefined;
  return length !== undefined && LENGTH.test(length) ? Number(length) : undefined;
}
