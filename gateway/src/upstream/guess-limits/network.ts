// The network of an address: the unit that one household, school or attacker controls.
import ipaddr from 'ipaddr.js';

/**
 * An IPv4 address unchanged; the /64 of an IPv6 address, because one client can use all its
 * addresses. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}
