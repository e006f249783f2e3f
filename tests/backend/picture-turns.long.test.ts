// Processing of images takes turns by account, and a page of an answer does not grow beyond the
// upload.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toJpegPage, toPhoto } from '../../backend/src/files/pictures.ts';

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
  .png()
  .toBuffer();

it('slow pictures of one account do not delay a picture of another one', async () => {
  const slow = await noise(3000);
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const own = ['first', 'second', 'third', 'fourth'].map((name) =>
    toJpegPage({ userId: 'slow', data: slow }).then(note(name)),
  );
  const fifth = toJpegPage({ userId: 'slow', data: slow });
  const others = toPhoto({ userId: 'other', data: await dot }).then(note('of another'));
  await expect(fifth).rejects.toMatchObject({ statusCode: 429 });
  await Promise.all([...own, others]);
  expect(ended).toContain('of another');
  expect(ended.indexOf('of another')).toBeLessThan(ended.indexOf('second'));
});

it('a page of a small file that would become large is drawn smaller', async () => {
  // 16 x 16 random dots, repeated: tiny as a PNG, and as large as a JPEG can be.
  const tile = Buffer.from(
    Array.from({ length: 256 }, (_, index) => (index * 2_654_435_761) >>> 24),
  );
  const side = 2000;
  const dots = Buffer.alloc(side * side, 0);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) dots[y * side + x] = tile[(y % 16) * 16 + (x % 16)] ?? 0;
  const data = await sharp(dots, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
  expect(data.length).toBeLessThan(200_000);
  const page = await toJpegPage({ userId: 'student', data });
  expect(page.length).toBeLessThanOrEqual(Math.max(2 * data.length, 300 * 1024));
  expect((await sharp(page).metadata()).width).toBeGreaterThanOrEqual(1000);
});

it('a photographed page keeps its size', async () => {
  const data = await noise(2000);
  const { width, height } = await sharp(await toJpegPage({ userId: 'student', data })).metadata();
  expect([width, height]).toEqual([2000, 2000]);
});
