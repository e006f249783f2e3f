// Errors about variables name the field and the problem, however large the value is.
import { expect, test } from 'vitest';
import { runExample } from './calls/run-example.ts';
import { useGateway } from './kit.ts';

const gateway = useGateway();
const { executeAsStudent } = gateway;

const MAX_CHARACTERS = 130;
const CREATE = `mutation ($input: CreateCampaignInput!) {
  createCampaign(input: $input) { campaign { id } }
}`;

async function messageOf(query: string, variables: object): Promise<string> {
  const { codes, errors } = await executeAsStudent(query, variables);
  expect(codes).toEqual(['BAD_USER_INPUT']);
  const message = errors[0]?.message ?? '';
  expect(message.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  return message;
}

test('a short value is quoted whole', async () => {
  expect(await messageOf(CREATE, { input: { title: 7 } })).toBe(
    'Variable "$input" got invalid value 7 at "input.title"; String cannot represent a non string value: 7',
  );
});

test('a long value is shortened, and the field and the problem are kept', async () => {
  const input = { title: 'x', startDate: 'long '.repeat(500) };
  expect(await messageOf(CREATE, { input })).toMatch(
    /^Variable "\$input" got invalid value "long .*… at "input.startDate"; A moment is written like 2026-03-01T10:30:00.000Z\.$/,
  );
});

test('a missing field of a large object is named', async () => {
  expect(await messageOf(CREATE, { input: { description: 'long '.repeat(500) } })).toMatch(
    /…; Field "title" of required type "String!" was not provided\.$/,
  );
});

test('a problem that quotes the value is shortened too', async () => {
  const input = { title: { text: 'long '.repeat(500) } };
  expect(await messageOf(CREATE, { input })).toMatch(
    /… at "input.title"; String cannot represent a non string value: \{ text: "long .*…$/,
  );
});

test('a value that looks like the end of a message is not taken for one', async () => {
  const input = { title: [`${'x'.repeat(500)}" at "input.other"; It is fine.`] };
  expect(await messageOf(CREATE, { input })).toMatch(/… at "input.title"; String cannot/);
});

test('the value of a variable that is no object is shortened', async () => {
  const query = `mutation ($date: DateTime) {
    createCampaign(input: { title: "x", startDate: $date }) { campaign { id } }
  }`;
  expect(await messageOf(query, { date: 'long '.repeat(500) })).toMatch(
    /^Variable "\$date" got invalid value "long .*…; A moment is written like 2026-03-01T10:30:00.000Z\.$/,
  );
});

test('a file where text belongs is quoted as a file', async () => {
  const { errors } = await runExample(gateway, {
    field: 'Mutation.createCampaign',
    query: CREATE,
    variables: { input: { title: null } },
    file: 'variables.input.title',
    path: '',
    reply: {},
    data: {},
    errorPath: [],
  });
  expect(errors.map(({ message }) => message)).toEqual([
    'Variable "$input" got invalid value (file) at "input.title"; String cannot represent a non string value: (file)',
  ]);
});

test('a submission with many invalid answers gets a few short errors', async () => {
  const answers = Array.from({ length: 100 }, (_, index) => ({
    questionId: `q${index}`,
    selectedOptionIds: [{ text: 'long '.repeat(100) }],
  }));
  const { codes, errors } = await executeAsStudent(
    `mutation ($input: SubmitMultiSubjectExamInput!) {
      submitMultiSubjectExam(input: $input) { result { id } }
    }`,
    { input: { ticket: 't', answers, automatic: 'long '.repeat(500) } },
  );
  expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
  expect(errors.length).toBeLessThan(5);
  for (const { message } of errors) expect(message.length).toBeLessThanOrEqual(MAX_CHARACTERS);
});
