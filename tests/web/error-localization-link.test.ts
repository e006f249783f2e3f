import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, expect, it } from 'vitest';
import { describeError, fieldErrors } from '../../web/src/apollo/errors.ts';
import { errorLocalizationLink } from '../../web/src/apollo/links/error-localization-link.ts';
import type { Translate } from '../../web/src/i18n/i18n.tsx';
import { loadLanguage, storeLanguage } from '../../web/src/i18n/texts.ts';

afterEach(() => {
  storeLanguage('en');
  document.documentElement.lang = 'en';
});

const login = gql`mutation Login { login { message } }`;

const server = (result: object) =>
  new Observable<ApolloLink.Result>((page) => {
    page.next(result as ApolloLink.Result);
    page.complete();
  });

/** The response as the page receives it. */
async function localize(lang: 'bn' | 'en', result: object) {
  document.documentElement.lang = lang;
  await loadLanguage(lang);
  const link = ApolloLink.from([errorLocalizationLink, new ApolloLink(() => server(result))]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return client.mutate({ mutation: login }).then(
    ({ data }) => (data as { login: { message: string } }).login.message,
    (error: unknown) => ({
      words: describeError(error, ((key) => key) as Translate),
      fields: fieldErrors(error).map(({ message }) => message),
    }),
  );
}

const success = {
  data: { login: { __typename: 'LoginPayload', message: 'Logged in successfully' } },
};
const refused = (message: string, code: string, extensions = {}) => ({
  errors: [{ message, extensions: { code, ...extensions } }],
});

it("passes the server's own message on to an English page", async () => {
  expect(await localize('en', success)).toBe('Logged in successfully');
  expect(await localize('en', refused('Invalid credentials', 'UNAUTHENTICATED'))).toMatchObject({
    words: 'Invalid credentials',
  });
});

it('translates successes, rejections and field errors into Bengali by their codes', async () => {
  expect(await localize('bn', success)).toBe('লগ ইন হয়েছে');
  const wrong = refused('Any text', 'UNAUTHENTICATED', { reason: 'INVALID_CREDENTIALS' });
  expect(await localize('bn', wrong)).toMatchObject({ words: 'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়' });
  const fields = [
    { path: 'name', message: 'Any text', reason: 'TEXT_TOO_LONG', params: { max: 100 } },
  ];
  expect(
    await localize(
      'bn',
      refused('Any text', 'BAD_USER_INPUT', { reason: 'CHECK_FIELDS', fieldErrors: fields }),
    ),
  ).toEqual({
    words: 'চিহ্নিত ঘরগুলো দেখে নাও।',
    fields: ['সর্বোচ্চ ১০০ অক্ষর।'],
  });
});

it('writes numbers in the form of an English page too', async () => {
  const words = await localize(
    'en',
    refused('Any text', 'BAD_USER_INPUT', { reason: 'WRONG_PART_SIZE', params: { bytes: 65536 } }),
  );
  expect(words).toMatchObject({ words: 'The part of the upload does not have the right size.' });
  const notes = await localize(
    'en',
    refused('Any text', 'CONFLICT', { reason: 'TOO_MANY_NOTES', params: { max: 5000 } }),
  );
  expect(notes).toMatchObject({ words: 'You have 5,000 notes already. Delete one first.' });
});

it('shows the text of the server if there is no code, or a code without a text', async () => {
  for (const extensions of [{}, { reason: 'FROM_ANOTHER_HOST' }, { reason: 'constructor' }]) {
    expect(
      await localize('bn', refused('Come back on Monday', 'FORBIDDEN', extensions)),
    ).toMatchObject({ words: 'Come back on Monday' });
  }
});
