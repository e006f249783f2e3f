// A host name with several addresses, for a gateway in a test: what a name server would return.

/**
 * A module for `node --import` that resolves the name to these addresses.
 * @returns a `data:` URL
 */
export function resolverModuleUrl(name: string, ips: readonly string[]): string {
  const addresses = ips.map((address) => ({ address, family: 4 }));
  const code = `
import { promises } from 'node:dns';
const lookup = promises.lookup;
promises.lookup = async (host, ...rest) =>
  host === ${JSON.stringify(name)} ? ${JSON.stringify(addresses)} : lookup(host, ...rest);
`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
