import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../web/src/apollo/cache.ts';
import { saveSession } from '../../web/src/apollo/session.ts';
import { SaveLessonProgressDocument } from '../../web/src/features/academics/lesson/generated/lesson-progress.ts';
import { sendUnsentProgress } from '../../web/src/features/academics/lesson/save-progress.ts';
import {
  storeUnsent,
  unsentProgress,
} from '../../web/src/features/academics/lesson/unsent-progress.ts';
import { aProgress } from './academics-fixtures.ts';
import { aViewer } from './render.tsx';

const account = { userId: 'u1', studentId: null };

afterEach(() => saveSession(null));

/** @param onSave called when the server saves progress in a lesson */
function aClient(onSave: (lessonId: string) => void) {
  const result = ({ input }: { input: { lessonId: string } }) => {
    onSave(input.lessonId);
    const progress = aProgress();
    return { data: { saveLessonProgress: { __typename: 'SaveLessonProgressPayload', progress } } };
  };
  const mock = {
    request: { query: SaveLessonProgressDocument, variables: () => true },
    result: result as never,
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return new ApolloClient({
    cache: createCache(),
    link: new MockLink([mock], { defaultOptions: { delay: 0 } }),
  });
}

it('sends the progress of every lesson, and removes it from the device', async () => {
  saveSession(aViewer());
  for (const lesson of ['l1', 'l2']) storeUnsent('u1', lesson, { done: true });
  const save = vi.fn();
  await sendUnsentProgress(aClient(save), account);
  expect(save.mock.calls).toEqual([['l1'], ['l2']]);
  expect(unsentProgress('u1')).toEqual({});
});

it('keeps the rest for its user when another one logs in meanwhile', async () => {
  saveSession(aViewer());
  for (const lesson of ['l1', 'l2']) storeUnsent('u1', lesson, { done: true });
  const save = vi.fn(() => saveSession({ ...aViewer(), id: 'u2' }));
  await sendUnsentProgress(aClient(save), account);
  expect(save.mock.calls).toEqual([['l1']]);
  expect(unsentProgress('u1')).toEqual({ l2: expect.objectContaining({ done: true }) });
});
