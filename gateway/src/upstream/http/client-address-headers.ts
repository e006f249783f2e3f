// Tells the backend the client's address, so that it can limit guesses per address.

/**
 * X-Forwarded-For is for any host. Our backend believes only `x-alokpath-client-address`, and only
 * together with the service credential; the credential has a header of its own because in
 * `Authorization` it would give the call the gateway's rights.
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
