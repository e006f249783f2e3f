/**
 * The link for file uploads, loaded with the first upload. Uses XMLHttpRequest where upload
 * progress is needed, because fetch does not report it.
 */
import type { HttpLink } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { fetchResponse, NetworkError } from './network-error.ts';

/** Options in an operation's `context.fetchOptions`. */
interface UploadOptions extends RequestInit {
  /** From 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
}

/** This link omits extensions by default; they contain the operation's hash. */
export const linkForFiles = (options: HttpLink.Options) =>
  new UploadHttpLink({ ...options, includeExtensions: true, fetch: sendFile });

function sendFile(
  url: RequestInfo | URL,
  { onUploadProgress, ...init }: UploadOptions = {},
): Promise<Response> {
  return onUploadProgress
    ? sendWithProgress(String(url), init, onUploadProgress)
    : fetchResponse(url, init);
}

function sendWithProgress(
  url: string,
  { method, headers, credentials, body, signal }: RequestInit,
  progress: (share: number) => void,
) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        new Response(request.responseText, { status: request.status, headers: headersOf(request) }),
      );
    request.onerror = () => reject(new NetworkError('The upload broke off.'));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    // XMLHttpRequest cannot send a stream; no operation has a stream as its body.
    request.send(body as XMLHttpRequestBodyInit);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const type = request.getResponseHeader('content-type');
  return new Headers(type ? { 'content-type': type } : {});
}
