// SMS by an HTTP gateway (SMS_URL): POST { to, text }.
import { type Transport, TransportError } from './transport.ts';

const TIMEOUT_MS = 5_000;

/** @param token bearer token */
export function smsTransport(url: string, token: string | undefined): Transport {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      // Redirects are not followed: the code goes to the configured address only.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new TransportError(`the SMS gateway answered ${response.status}`);
  };
}
