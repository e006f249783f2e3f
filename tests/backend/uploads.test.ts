import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

const photoUrl = (studentId = person.studentId) => `/students/student/${studentId}/upload-profile-picture`;
const filesStored = () => readdirSync(join(backend.dataDir, 'files')).length;

describe('a profile picture', () => {
  it('is stored under a new name, shown in the record and served as what it is', async () => {
    const answer = await person.send('POST', photoUrl(), multipart('image', '../../me.php', aPng(), 'text/html'));
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['imageUrl']]);
    expect(answer.body.imageUrl).toMatch(/^\/media\/files\/[a-f0-9]{32}\.png$/);
    expect((await person.get('/students/student')).body.student.personalInfo.profilePhotoUrl).toBe(answer.body.imageUrl);
    const picture = await backend.visitor().get(answer.body.imageUrl);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(picture.headers['cache-control']).toContain('private');
  });

  it('takes the place of the one before, whose file goes', async () => {
    const before = (await person.get('/students/student')).body.student.personalInfo.profilePhotoUrl as string;
    await person.send('POST', photoUrl(), multipart('image', 'me.png', aPng()));
    expect(existsSync(join(backend.dataDir, before.replace('/media/', '')))).toBe(false);
    expect((await backend.visitor().get(before)).status).toBe(404);
  });

  it('leaves one file when several are sent at once', async () => {
    const own = await backend.student();
    const count = filesStored();
    await Promise.all(Array.from({ length: 6 }, () => own.send('POST', photoUrl(own.studentId), multipart('image', 'me.png', aPng()))));
    expect(filesStored()).toBe(count + 1);
  });

  it('is a JPEG, PNG or WebP by its content, whatever its name and type say', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const count = filesStored();
    for (const content of [svg, aPdf(), Buffer.from('hello'), Buffer.alloc(0), Buffer.from('GIF89a')]) {
      const answer = await person.send('POST', photoUrl(), multipart('image', 'me.png', content, 'image/png'));
      expect([answer.status, answer.body.error]).toEqual([400, 'Send a JPEG, PNG or WebP image.']);
    }
    expect(filesStored()).toBe(count);
  });

  it('has at most five megabytes', async () => {
    const big = Buffer.concat([aPng(), Buffer.alloc(5 * 1024 * 1024)]);
    expect((await person.send('POST', photoUrl(), multipart('image', 'me.png', big))).status).toBe(413);
  });

  it('comes in the field image, in a form, for one’s own record', async () => {
    expect((await person.send('POST', photoUrl(), multipart('photo', 'me.png', aPng()))).status).toBe(400);
    expect((await person.post(photoUrl(), { image: 'x' })).status).toBe(415);
    const other = await backend.student();
    expect((await other.send('POST', photoUrl(), multipart('image', 'me.png', aPng()))).status).toBe(403);
    expect((await backend.visitor().send('POST', photoUrl(), multipart('image', 'me.png', aPng()))).status).toBe(401);
  });
});

describe('an uploaded PDF', () => {
  it('is stored under a name that nobody can guess', async () => {
    const [one, two] = await Promise.all([0, 1].map(() => person.send('POST', '/ext/files', multipart('file', 'a.pdf', aPdf()))));
    expect(one?.status).toBe(201);
    expect(one?.body.url).toMatch(/^\/media\/files\/[a-f0-9]{32}\.pdf$/);
    expect(two?.body.url).not.toBe(one?.body.url);
    expect((await backend.visitor().get(one?.body.url)).headers['content-type']).toBe('application/pdf');
  });

  it('is refused when it is no PDF or larger than ten megabytes, and without an account', async () => {
    const send = (content: Buffer) => person.send('POST', '/ext/files', multipart('file', 'a.pdf', content, 'application/pdf'));
    expect((await send(aPng())).status).toBe(400);
    expect((await send(aPdf(9 * 1024 * 1024))).status).toBe(201);
    expect((await send(aPdf(10 * 1024 * 1024))).status).toBe(413);
    expect((await backend.visitor().send('POST', '/ext/files', multipart('file', 'a.pdf', aPdf()))).status).toBe(401);
  });

  it('is one of a hundred at most that a student may send in a day', async () => {
    const own = await backend.student();
    const send = () => own.send('POST', '/ext/files', multipart('file', 'a.pdf', aPdf()));
    for (let count = 0; count < 100; count += 1) expect((await send()).status).toBe(201);
    const count = filesStored();
    expect((await send()).status).toBe(429);
    expect(filesStored()).toBe(count);
    backend.clock.now = new Date(backend.clock.now.getTime() + 25 * 3_600_000);
    expect((await send()).status).toBe(201);
  });
});
