// The network of an address: the unit that one household, school or attacker controls.
import ipaddr from 'ipaddr.js';

/**
 * An IPv4 address as it is; of an IPv6 address its /64, since one client can use every address in
 * it. Other text as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}
