// Uploads that are refused while they are still being sent, over a connection that stays open:
// browsers read the response only after they have sent the whole file, so the gateway must read and
// discard the rest.
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { only, useListening } from './listening.ts';

const BOUNDARY = 'boundary-of-the-test';
/** More than all buffers between client and gateway hold. */
const FILE = Buffer.alloc(9 * 1024 * 1024, 'a');

const listening = useListening();

test.each([
  [
    'UNAUTHENTICATED',
    'mutation ($f: Upload!) { uploadProfilePhoto(input: { image: $f, studentId: "s1" }) { student { id } } }',
  ],
  [
    'GRAPHQL_VALIDATION_FAILED',
    'mutation ($f: Upload!) { uploadProfilePhoto(input: { picture: $f }) { student { id } } }',
  ],
])(
  'a file refused as %s is read to its end, and the connection stays open',
  async (code, query) => {
    const { port } = only(listening.gateways).app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const body = bodyOf(query);
    const head = [
      'POST /graphql HTTP/1.1',
      'host: gateway',
      'apollo-require-preflight: 1',
      `content-type: multipart/form-data; boundary=${BOUNDARY}`,
      `content-length: ${body.byteLength}`,
    ];
    await new Promise<void>((resolve) =>
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]), () =>
        resolve(),
      ),
    );
    await expect.poll(() => received).toContain(`"code":"${code}"`);
    socket.write('GET /health/live HTTP/1.1\r\nhost: gateway\r\n\r\n');
    await expect.poll(() => received).toContain('{"status":"live"}');
  },
);

function bodyOf(query: string): Buffer {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields =
    field('operations', JSON.stringify({ query, variables: { f: null } })) +
    field('map', '{"0":["variables.f"]}');
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="0"; filename="f.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(fields + file), FILE, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
