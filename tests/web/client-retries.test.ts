import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../web/src/apollo/client.ts';
import { errorCode } from '../../web/src/apollo/errors.ts';
import { LogoutDocument } from '../../web/src/features/auth/login/generated/logout.ts';
import { SaveAnswersDocument } from '../../web/src/features/exam-room/attempt/generated/attempt.ts';
import { StartExamDocument } from '../../web/src/features/exams/generated/exam.route.ts';
import { HomeRouteDocument } from '../../web/src/layout/home/generated/home.route.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  client.stop();
});

/** A network that is away for the first requests. */
function aNetwork(failures: number, body: object) {
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return Response.json(body);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const home = () => client.query({ query: HomeRouteDocument, fetchPolicy: 'no-cache' });

it('retries requests that never reached the gateway, twice', async () => {
  const fetch = aNetwork(2, { data: { admissionCourses: [] } });
  expect((await home()).data).toEqual({ admissionCourses: [] });
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('then shows that there is no connection', async () => {
  const fetch = aNetwork(9, {});
  expect(errorCode(await home().catch((error: unknown) => error))).toBe('OFFLINE');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('reports at once that there is no connection while the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const fetch = aNetwork(9, {});
  expect(errorCode(await home().catch((error: unknown) => error))).toBe('OFFLINE');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('does not retry an error response of the gateway', async () => {
  const fetch = aNetwork(0, { errors: [{ message: 'busy', extensions: { code: 'OVERLOADED' } }] });
  await home().catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('retries the start of an exam, which returns the running attempt', async () => {
  const fetch = aNetwork(1, {
    errors: [{ message: 'not open', extensions: { code: 'EXAM_CLOSED' } }],
  });
  const start = client.mutate({
    mutation: StartExamDocument,
    variables: { input: { examId: 'e1' }, withPaper: true },
    fetchPolicy: 'no-cache',
  });
  expect(errorCode(await start.catch((error: unknown) => error))).toBe('EXAM_CLOSED');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'a save, which the exam’s own outbox repeats',
    SaveAnswersDocument,
    { input: { ticket: 't', sequence: 1, selections: [], writtenAnswers: [] } },
  ],
  ['any other write, which a person repeats', LogoutDocument, {}],
] as const)('sends once: %s', async (_, mutation, variables) => {
  const fetch = aNetwork(9, {});
  const mutationResult = client.mutate({
    mutation,
    variables,
    fetchPolicy: 'no-cache',
  } as Parameters<typeof client.mutate>[0]);
  expect(errorCode(await mutationResult.catch((error: unknown) => error))).toBe('OFFLINE');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['en', 'bn'])(
  'names the language of the interface in writes, and not in reads, which caches share (%s)',
  async (lang) => {
    document.documentElement.lang = lang;
    const fetch = vi.fn(async (_uri: string, _init: { headers: Record<string, string> }) =>
      Response.json({ data: { logout: null } }),
    );
    vi.stubGlobal('fetch', fetch);
    await client
      .mutate({ mutation: LogoutDocument, fetchPolicy: 'no-cache' })
      .catch(() => undefined);
    await home().catch(() => undefined);
    expect(fetch.mock.calls.map(([, { headers }]) => headers['accept-language'])).toEqual([
      lang,
      undefined,
    ]);
  },
);
