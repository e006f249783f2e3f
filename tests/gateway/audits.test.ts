// The GraphQL over HTTP audits (npm graphql-http) against a listening production gateway, with and
// without the developer key.
import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { useListening } from './listening.ts';

const KEY = 'a developer key of the tests';
const listening = useListening({ isProduction: true, developerKey: KEY });
/** The headers that developer tools send. */
const DEVELOPER = { 'x-developer-key': KEY, 'apollo-require-preflight': 'true' };
/** Each audit runs twice, because the second execution may take the fast path. */
const RUNS = ['first', 'second'];

/**
 * Audits that fail by design: their query (`__type`) is not a trusted document, or they send a GET
 * that a link on another site could send (CSRF prevention).
 */
const FAILING_IN_PRODUCTION = ['28B9', '2EA1', '5A70', '6A70', 'D6D5'];

const auditsWith = (headers: Record<string, string>) => {
  const fetchFn: typeof fetch = (url, options) =>
    fetch(url, { ...options, headers: { ...headers, ...options?.headers } });
  return serverAudits({
    url: () => `${listening.gateways[0]?.app.listeningOrigin}/graphql`,
    fetchFn,
  });
};

describe.each(RUNS)('with a developer key all audits pass: %s run', () => {
  const audits = auditsWith(DEVELOPER);
  test('there are 61 audits', () => expect(audits).toHaveLength(61));
  test.each(audits)('$id $name', async ({ fn }) =>
    expect(await fn()).toMatchObject({ status: 'ok' }),
  );
});

describe.each(RUNS)('without a key five of the audits fail: %s run', () => {
  const audits = auditsWith({});
  test.each(audits)('$id $name', async ({ id, fn }) => {
    const { status } = await fn();
    if (FAILING_IN_PRODUCTION.includes(id)) expect(status).not.toBe('ok');
    else expect(status).toBe('ok');
  });
  test('the five audits exist', () =>
    expect(audits.map(({ id }) => id)).toEqual(expect.arrayContaining(FAILING_IN_PRODUCTION)));
});
