import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};

describe('sessions', () => {
  it('are dead on the server after logout', async () => {
    const person = await backend.student();
    const copy = backend.visitor();
    copy.cookie = person.cookie;
    const answer = await person.get('/auth/logout');
    expect(answer.body).toEqual({ message: 'Logged out successfully' });
    expect(person.cookie).toBeUndefined();
    expect((await copy.get('/students/student')).status).toBe(401);
  });

  it('end after thirty days without a request, and go on with one', async () => {
    const idle = await backend.student();
    const active = await backend.student();
    later(20 * 24 * 60);
    expect((await active.get('/students/student')).headers['set-cookie']).toContain('Max-Age=2592000');
    later(11 * 24 * 60);
    expect((await idle.get('/students/student')).status).toBe(401);
    expect((await active.get('/students/student')).status).toBe(200);
  });

  it('answer PUT /user without a body with the account', async () => {
    const person = await backend.student();
    const answer = await person.send('PUT', '/user', { headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.body._id]).toEqual([200, person.userId]);
    expect((await backend.visitor().put('/user')).status).toBe(401);
  });
});
