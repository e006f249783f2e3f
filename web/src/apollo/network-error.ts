import { noteDate } from './response-date.ts';

/**
 * The gateway was not reached. Created where fetch is called, so that any other TypeError is
 * reported as a bug.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * fetch that reads the whole body, because the connection can break while it arrives. Errors:
 * NetworkError; aborts are passed on.
 */
export async function fetchResponse(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    noteDate(response);
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    throw error instanceof TypeError ? new NetworkError(error.message, { cause: error }) : error;
  }
}
