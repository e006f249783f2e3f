// Images in lessons, notes and questions: which are accepted, how they are stored, and who may load
// them.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend, type Visitor } from './kit.ts';
import { aPdf, aPng, multipart } from './multipart.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const send = (data: Buffer, sender = admin) =>
  sender.send('POST', '/ext/pictures', multipart('image', 'me.png', data));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 0, b: 0 } } });

it('is stored as WebP without metadata, and readable by everyone with its URL', async () => {
  const photo = await plain(40, 20)
    .withExif({ IFD0: { Copyright: 'Nasrin' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await send(photo);
  expect([status, body]).toEqual([
    201,
    {
      url: expect.stringMatching(/^\/media\/pictures\/[a-f0-9]{32}\.webp$/),
      width: 40,
      height: 20,
    },
  ]);
  const loaded = await backend.app.inject(body.url);
  expect([loaded.statusCode, loaded.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(loaded.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(loaded.headers['content-security-policy']).toContain("default-src 'none'");
  const { format, exif } = await sharp(loaded.rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const headers = { 'if-none-match': String(loaded.headers.etag) };
  expect((await backend.app.inject({ url: body.url, headers })).statusCode).toBe(304);
});

it('is not wider than texts need', async () => {
  const { body } = await send(await plain(3200, 400).png().toBuffer());
  expect([body.width, body.height]).toEqual([1600, 200]);
});

it('stays in a text that is saved with it', async () => {
  const { body: picture } = await send(aPng());
  const figure = `<figure><img src="${picture.url}" alt="A dot" width="1" height="1" /><figcaption>Dot</figcaption></figure>`;
  const { body: note } = await admin.post('/course/free10-motion/createcontent', {
    title: 'Dots',
    contentDetails: `${figure}<img src="data:image/png;base64,AA" />`,
  });
  expect(note.contentDetails).toBe(figure);
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 400, 'NOT_AN_IMAGE'],
  ['a PDF', aPdf(), 400, 'NOT_AN_IMAGE'],
  ['a damaged picture', aPng().subarray(0, 40), 422, 'IMAGE_DAMAGED'],
  ['too many bytes', Buffer.concat([aPng(), Buffer.alloc(6_000_000)]), 413, 'TOO_LARGE'],
])('rejects %s', async (_, data, expected, code) => {
  const { status, body } = await send(data);
  expect([status, body.code]).toEqual([expected, expect.stringContaining(code)]);
});

it('is for admins', async () => {
  expect((await send(aPng(), await backend.student())).status).toBe(403);
});

it('serves no other file at this URL', async () => {
  const student = await backend.student();
  const photo = await student.send(
    'POST',
    `/students/student/${student.studentId}/upload-profile-picture`,
    multipart('image', 'me.png', aPng()),
  );
  const name = /([a-f0-9]{32})\.webp/.exec(photo.body.imageUrl)?.[1];
  expect(name).toBeTruthy();
  expect((await backend.app.inject(`/media/pictures/${name}.webp`)).statusCode).toBe(404);
  expect((await backend.app.inject(`/media/pictures/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
});
