// Prints the requested number of free ports, for programs that need their ports before
// they start.
import { freePort } from './gateway/free-port.ts';

const ports = new Set<number>();
while (ports.size < Number(process.argv[2])) ports.add(await freePort());
console.log([...ports].join(' '));
