// Answers of pages are built in memory when they are read: the number of concurrent readers is
// limited, and owners take turns.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { openFiles } from '../../backend/src/files/files.ts';
import { pagedAnswerReader } from '../../backend/src/modules/answer-files/page-commands.ts';
import { waitOptions } from '../wait-options.ts';
import { startAttempt, WRITTEN } from './attempt-kit.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

/** The file name of an answer with one page that has not been uploaded. */
async function anAnswer(): Promise<string> {
  const person = await backend.enrolled();
  const attemptId = (await startAttempt(person, WRITTEN)).body._id;
  const questionId = (await person.get(`/examcreation/examid/${WRITTEN}`)).body.written[0]._id;
  const pages = [{ sha256: 'a'.repeat(64), size: 1000 }];
  const { body } = await person.post(`/ext/attempts/${attemptId}/pages`, { questionId, pages });
  return body.url.slice('/media/files/'.length);
}

it('builds two answers of an owner at a time, until they are sent; other owners need not wait', async () => {
  const { env } = readEnv({ DATA_DIR: backend.dataDir, NODE_ENV: 'test' });
  const files = await openFiles(env, backend.app.log);
  const make = vi.fn(async () => Buffer.from('%PDF'));
  const read = pagedAnswerReader({ db: backend.db, files }, { make });
  const [own, other] = [await anAnswer(), await anAnswer()];
  const readers = Array.from({ length: 30 }, () => {
    let end: () => void = () => undefined;
    const whenSent = new Promise<void>((resolve) => {
      end = resolve;
    });
    const outcome = read(own, whenSent).then(
      () => 'made',
      (error) => error.body.code,
    );
    return { end, outcome };
  });
  const settled = () =>
    Promise.all(readers.map(({ outcome }) => Promise.race([outcome, wait(0).then(() => 'waits')])));
  await vi.waitFor(
    async () =>
      expect((await settled()).filter((state) => state === 'UPLOADS_BUSY')).toHaveLength(10),
    waitOptions,
  );
  expect(make).toHaveBeenCalledTimes(2);
  expect(await read(other, Promise.resolve())).toMatchObject({ isWhole: false });
  expect(make).toHaveBeenCalledTimes(3);
  // PostgreSQL serves concurrent readers in any order, so any two of them are the first.
  readers[(await settled()).indexOf('made')]?.end();
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(4), waitOptions);
  for (const { end } of readers) end();
  const states = await Promise.all(readers.map(({ outcome }) => outcome));
  expect(states.filter((state) => state === 'made')).toHaveLength(20);
});
