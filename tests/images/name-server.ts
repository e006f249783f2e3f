// A name server for tests that answers each question for an IPv4 address with the same addresses,
// as Docker's does for a service with several containers.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_A = 1;
/** Points to the name in the question. */
const NAME = 0xc00c;

/** @param ips may change while it runs */
export async function startNameServer(ips: readonly string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // The name ends with an empty label; type and class follow.
    const end = query.indexOf(0, HEADER_BYTES) + 5;
    const isA = query.readUInt16BE(end - 4) === TYPE_A;
    const answers = isA ? ips.map(recordOf) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    // A response without an error: one question, and the answers.
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    const question = query.subarray(HEADER_BYTES, end);
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => void socket.close() };
}

function recordOf(ip: string): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt16BE(NAME, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(1, 4);
  // Valid for a second.
  record.writeUInt32BE(1, 6);
  record.writeUInt16BE(4, 10);
  for (const [index, part] of ip.split('.').entries()) record[12 + index] = Number(part);
  return record;
}
