/** The link that carries files, fetched with the first one. Its requests can tell how much of the file has gone, which only XMLHttpRequest knows. */
import type { HttpLink } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { fetchAnswer, NetworkError } from './network-error.ts';

/** In an operation's `context.fetchOptions`. */
interface UploadOptions extends RequestInit {
  /** From 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
}

/** The operation's hash is among the extensions, which this link leaves out unless it is told. */
export const linkForFiles = (options: HttpLink.Options) => new UploadHttpLink({ ...options, includeExtensions: true, fetch: sendFile });

function sendFile(address: RequestInfo | URL, { onUploadProgress, ...init }: UploadOptions = {}): Promise<Response> {
  return onUploadProgress ? sendWithProgress(String(address), init, onUploadProgress) : fetchAnswer(address, init);
}

function sendWithProgress(address: string, { method, headers, credentials, body, signal }: RequestInit, progress: (share: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', address);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
    request.onerror = () => reject(new NetworkError('The upload broke off.'));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    // A stream is what this cannot send, and no operation has one.
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const type = request.getResponseHeader('content-type');
  return new Headers(type ? { 'content-type': type } : {});
}
