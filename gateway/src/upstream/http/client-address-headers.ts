// Sends the client's address to the backend, which limits guesses per address.

/**
 * X-Forwarded-For is for any host. Our backend trusts only `x-alokpath-client-address`, and only
 * together with the service credential. The credential has its own header, because in
 * `Authorization` it would give the call the gateway's permissions.
 * @param serviceToken UPSTREAM_SERVICE_TOKEN; undefined: the host has none
 */
export function clientAddressHeaders(
  address: string,
  serviceToken: string | undefined,
): Record<string, string> {
  if (serviceToken === undefined) return { 'x-forwarded-for': address };
  return {
    'x-forwarded-for': address,
    'x-alokpath-client-address': address,
    'x-alokpath-service-token': serviceToken,
  };
}
