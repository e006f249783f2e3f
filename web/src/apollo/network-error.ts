/** The gateway was not reached. Made where fetch is called: any other TypeError is a fault of ours, and is reported as one. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** fetch with the whole answer read, since a connection can break in the middle of it. Errors: NetworkError; an abort as it is. */
export async function fetchAnswer(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(address, init);
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, answer);
  } catch (error) {
    throw error instanceof TypeError ? new NetworkError(error.message, { cause: error }) : error;
  }
}
