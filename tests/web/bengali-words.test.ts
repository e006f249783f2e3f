import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, expect, it } from 'vitest';
import { bengaliWords } from '../../web/src/apollo/bengali-words.ts';
import { describeError, fieldErrors } from '../../web/src/apollo/errors.ts';
import type { Translate } from '../../web/src/i18n/i18n.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const login = gql`mutation { login { message } }`;

const server = (answer: object) =>
  new Observable<ApolloLink.Result>((page) => {
    page.next(answer as ApolloLink.Result);
    page.complete();
  });

/** What the page gets of an answer. */
async function heard(lang: string, answer: object) {
  document.documentElement.lang = lang;
  const link = ApolloLink.from([bengaliWords, new ApolloLink(() => server(answer))]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return client.mutate({ mutation: login }).then(
    ({ data }) => (data as { login: { message: string } }).login.message,
    (error: unknown) => ({
      words: describeError(error, ((key) => key) as Translate),
      fields: fieldErrors(error).map(({ message }) => message),
    }),
  );
}

const success = { data: { login: { __typename: 'LoginPayload', message: 'Logged in successfully' } } };
const refused = (message: string, code: string, extensions = {}) => ({ errors: [{ message, extensions: { code, ...extensions } }] });

it("passes the server's own words on to an English page", async () => {
  expect(await heard('en', success)).toBe('Logged in successfully');
  expect(await heard('en', refused('Invalid credentials', 'UNAUTHENTICATED'))).toMatchObject({ words: 'Invalid credentials' });
});

it('says them in Bengali on a Bengali page: successes, refusals, and what is wrong with a field', async () => {
  expect(await heard('bn', success)).toBe('লগ ইন হয়েছে');
  expect(await heard('bn', refused('Invalid credentials', 'UNAUTHENTICATED'))).toMatchObject({ words: 'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়' });
  const fields = [{ path: 'name', message: 'At most 100 characters.' }];
  expect(await heard('bn', refused('Please check the marked fields.', 'BAD_USER_INPUT', { fieldErrors: fields }))).toEqual({
    words: 'চিহ্নিত ঘরগুলো দেখে নাও।',
    fields: ['বেশি হলে ১০০ অক্ষর।'],
  });
});

it('takes the sentence of the code for words that nobody has put into Bengali, unless only the words say what is wrong', async () => {
  expect(await heard('bn', refused('Come back on Monday', 'FORBIDDEN'))).toMatchObject({ words: 'ui.errorForbidden' });
  expect(await heard('bn', refused('Enrollment has ended.', 'BAD_USER_INPUT'))).toMatchObject({ words: 'Enrollment has ended.' });
});
