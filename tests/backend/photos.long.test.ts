// Profile photos: which are accepted, how they are stored, and that each student has one file at
// most.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, type Student, startBackend } from './kit.ts';
import { aPdf, aPng, multipart } from './multipart.ts';

let backend: Backend;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  person = await backend.student();
});
afterAll(() => backend.close());

const photoUrl = (studentId = person.studentId) =>
  `/students/student/${studentId}/upload-profile-picture`;
const send = (picture: Buffer, sender = person) =>
  sender.send('POST', photoUrl(sender.studentId), multipart('image', 'me.jpg', picture));
const filesStored = () => readdirSync(join(backend.dataDir, 'files')).length;
const RED = { r: 200, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 200 };
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The image as stored by the server. */
async function storePhoto(picture: Buffer): Promise<Buffer> {
  const response = await send(picture);
  expect(response.status, response.text).toBe(200);
  const { rawPayload } = await backend.app.inject(response.body.imageUrl);
  return rawPayload;
}

/** A PNG whose header claims another size than its content has. */
function claiming(width: number, height: number): Buffer {
  const png = Buffer.from(aPng());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a profile picture', () => {
  it('is stored under a new name, shown in the record and served with its type', async () => {
    const response = await person.send(
      'POST',
      photoUrl(),
      multipart('image', '../../me.php', aPng(), 'text/html'),
    );
    expect([response.status, Object.keys(response.body)]).toEqual([200, ['imageUrl']]);
    expect(response.body.imageUrl).toMatch(
      /^\/media\/files\/[a-f0-9]{32}\.webp\?expires=\d+&signature=[\w-]{43}$/,
    );
    expect((await person.get('/students/student')).body.student.personalInfo.profilePhotoUrl).toBe(
      response.body.imageUrl,
    );
    const picture = await backend.visitor().get(response.body.imageUrl);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
    expect(picture.headers['cache-control']).toContain('private');
  });

  it('is read with its signature only, and for two days at most', async () => {
    const { imageUrl } = (await send(aPng())).body;
    const statusOf = async (address: string) => (await backend.visitor().get(address)).status;
    const [withoutQuery, query] = imageUrl.split('?');
    const other = (await send(aPng(), await backend.student())).body.imageUrl.split('?')[0];
    expect([
      await statusOf(imageUrl),
      await statusOf(withoutQuery),
      await statusOf(`${other}?${query}`),
    ]).toEqual([200, 403, 403]);
    const start = backend.clock.now;
    backend.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1);
    expect(await statusOf(imageUrl)).toBe(200);
    backend.clock.now = new Date(start.getTime() + 48 * 3_600_000);
    expect(await statusOf(imageUrl)).toBe(403);
    backend.clock.now = start;
  });

  it('is rotated upright and scaled down, and keeps no metadata of place and camera', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 46/1 0/1' };
    const camera = await plain(3000, 1500)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: gps })
      .jpeg()
      .toBuffer();
    expect(camera.includes('Camera')).toBe(true);
    const photo = await storePhoto(camera);
    expect(photo.includes('Camera')).toBe(false);
    const { exif, xmp, icc, orientation, ...seen } = await sharp(photo).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 512, height: 1024 });
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is not enlarged', async () => {
    expect(
      await sharp(await storePhoto(await plain(300, 20).png().toBuffer())).metadata(),
    ).toMatchObject({ width: 300, height: 20 });
  });

  it('loses all bytes after the picture', async () => {
    for (const behind of [
      'PK\u0003\u0004evil.jar',
      '<html><script>alert(1)</script>',
      '%PDF-1.7',
    ]) {
      const photo = await storePhoto(
        Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from(behind)]),
      );
      expect(photo.includes(behind)).toBe(false);
    }
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      [RED, BLUE].map((colour) => plain(20, 20, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const photo = sharp(await storePhoto(moving));
    expect(await photo.metadata()).toMatchObject({ width: 20, height: 20 });
    expect((await photo.stats()).dominant.r).toBeGreaterThan(150);
  });

  it('replaces the previous one, whose file is deleted', async () => {
    await send(aPng());
    const before = (await person.get('/students/student')).body.student.personalInfo
      .profilePhotoUrl as string;
    await send(aPng());
    expect(
      existsSync(join(backend.dataDir, before.replace('/media/', '').replace(/\?.*/, ''))),
    ).toBe(false);
    expect((await backend.visitor().get(before)).status).toBe(404);
  });

  it('is deleted with its file when null or nothing is sent for it, and stays with any other change', async () => {
    const own = await backend.student();
    const record = `/students/student/update/${own.studentId}`;
    const infoOf = async () => (await own.get('/students/student')).body.student.personalInfo;
    for (const nothing of [null, '']) {
      await send(aPng(), own);
      const count = filesStored();
      const before = await infoOf();
      const { profilePhotoUrl, ...others } = before;
      expect(
        (
          await own.send('PATCH', record, {
            body: { personalInfo: { ...others, profilePhotoUrl: '/media/files/other.webp' } },
          })
        ).status,
      ).toBe(200);
      expect(
        (await own.send('PATCH', record, { body: { personalInfo: others } })).body.personalInfo
          .profilePhotoUrl,
      ).toBe(profilePhotoUrl);
      const response = await own.send('PATCH', record, {
        body: { personalInfo: { ...others, profilePhotoUrl: nothing } },
      });
      expect([response.status, response.body.personalInfo]).toEqual([200, others]);
      expect([await infoOf(), filesStored()]).toEqual([others, count - 1]);
      expect((await backend.visitor().get(profilePhotoUrl)).status).toBe(404);
    }
  });

  it('leaves one file when several are sent at the same time; two are processed at a time', async () => {
    const own = await backend.student();
    const [count, large] = [filesStored(), await plain(1500, 1500).jpeg().toBuffer()];
    const atWork: number[] = [];
    const watch = setInterval(
      () => atWork.push(sharp.counters().process + sharp.counters().queue),
      1,
    );
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(large, own)));
    clearInterval(watch);
    // More than two at a time are refused with Retry-After.
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200, 429]));
    expect(filesStored()).toBe(count + 1);
    expect(Math.max(...atWork)).toBeLessThanOrEqual(2);
    expect(Math.max(...atWork)).toBeGreaterThan(0);
  });
});

describe('a rejected profile picture', () => {
  const refused = async (picture: Buffer, status: number, sentence: string) => {
    const count = filesStored();
    const response = await send(picture);
    expect([response.status, response.body.error]).toEqual([status, sentence]);
    expect(filesStored()).toBe(count);
  };

  it('is anything but a JPEG, PNG or WebP by its content, whatever its name and type say', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [
      svg,
      `\n${svg}`,
      'hello',
      '',
      'GIF89a/*',
      'BM',
      'II*\0',
      '\0\0\0\x18ftypheic',
    ]) {
      await refused(Buffer.from(content), 400, 'Send a JPEG, PNG or WebP image.');
    }
    await refused(aPdf(), 400, 'Send a JPEG, PNG or WebP image.');
    await refused(
      Buffer.concat([Buffer.from('<script>'), aPng()]),
      400,
      'Send a JPEG, PNG or WebP image.',
    );
  });

  it('is damaged', async () => {
    const jpeg = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: RED,
      },
    })
      .jpeg()
      .toBuffer();
    for (const damaged of [
      jpeg.subarray(0, jpeg.length / 2),
      jpeg.subarray(0, 20),
      aPng().subarray(0, 50),
      claiming(100, 100),
    ]) {
      await refused(damaged, 422, 'The picture is damaged. Please choose another one.');
    }
  });

  it('has more than forty megapixels by its header', async () => {
    await refused(
      claiming(20_000, 20_000),
      422,
      'The picture has too many pixels. Please choose a smaller one.',
    );
  });

  it('is larger than five megabytes', async () => {
    await refused(
      Buffer.concat([aPng(), Buffer.alloc(5 * 1024 * 1024)]),
      413,
      'The file is too large.',
    );
  });

  it('is for the record of another person, or without a session', async () => {
    const other = await backend.student();
    expect(
      (await other.send('POST', photoUrl(), multipart('image', 'me.png', aPng()))).status,
    ).toBe(403);
    expect(
      (await backend.visitor().send('POST', photoUrl(), multipart('image', 'me.png', aPng())))
        .status,
    ).toBe(401);
  });
});
