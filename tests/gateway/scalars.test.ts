// The scalars of the schema: their descriptions, and which date-times are accepted as input.
import { expect, test } from 'vitest';
import { aCampaign, anAdmin } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const { execute, executeAsStudent, upstream } = useGateway();

const CREATE = `mutation ($startDate: DateTime) {
  createCampaign(input: { title: "x", startDate: $startDate }) { campaign { id } }
}`;
const createWithLiteral = (date: string) => `mutation {
  createCampaign(input: { title: "x", startDate: "${date}" }) { campaign { id } }
}`;
const NOT_A_MOMENT = 'A moment is written like 2026-03-01T10:30:00.000Z.';

test.each(['DateTime', 'HTML', 'Upload'])('%s has a description', async (name) => {
  const response = await execute<{ __type: { description: string | null } }>(
    `{ __type(name: "${name}") { description } }`,
  );
  expect(response.data.__type.description).toMatch(/\w{4}/);
});

test.each([
  ['2027-12-01T10:00:00.000Z', '2027-12-01T10:00:00.000Z'],
  ['2027-12-01T10:00:00Z', '2027-12-01T10:00:00.000Z'],
  ['2027-12-01T10:00Z', '2027-12-01T10:00:00.000Z'],
  ['2027-12-01T10:00:00+06:00', '2027-12-01T04:00:00.000Z'],
  ['2027-12-31T23:30-05:30', '2028-01-01T05:00:00.000Z'],
  ['2028-02-29T00:00:00.123456789Z', '2028-02-29T00:00:00.123Z'],
  ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
])('%s is accepted as a variable and as a literal', async (date, expectedDate) => {
  upstream.on('GET', '/students/student', anAdmin(), { times: 2 });
  upstream.on('POST', '/campaigns', aCampaign(), { times: 2 });
  dataOf(await executeAsStudent(CREATE, { startDate: date }));
  dataOf(await executeAsStudent(createWithLiteral(date)));
  const bodies = upstream.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toMatchObject([{ startDate: expectedDate }, { startDate: expectedDate }]);
});

test.each([
  '',
  '1',
  '2027',
  '5 Jan',
  '2027-12-01',
  '2027-12-01T10:00',
  '2027-12-01T10:00:00',
  '2027-12-01 10:00:00Z',
  '2027-12-01T10Z',
  '2027-12-01T10:00:00+0600',
  '2027-12-01T10:00:00+24:00',
  '2027-12-01T10:00:00+06:60',
  '2027-02-30T00:00:00Z',
  '2027-02-29T00:00:00Z',
  '2027-04-31T00:00:00Z',
  '2027-13-01T00:00:00Z',
  '2027-00-10T00:00:00Z',
  '2027-01-00T00:00:00Z',
  '2027-12-01T24:00:00Z',
  '2027-12-01T10:60:00Z',
  '2027-12-01T10:00:60Z',
  '2027-12-01T10:00:00Z ',
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00+06:00',
  '2200-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '+012027-12-01T10:00:00Z',
  `2027-12-01T10:00:00.${'0'.repeat(12)}Z`,
])('"%s" is refused as a variable and as a literal', async (date) => {
  const { errors } = await executeAsStudent(CREATE, { startDate: date });
  expect(errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', reason: 'NOT_A_MOMENT' } },
  ]);
  expect(errors[0]?.message).toContain(NOT_A_MOMENT);
  const literal = await executeAsStudent(createWithLiteral(date));
  expect(literal.errors).toMatchObject([
    {
      message: NOT_A_MOMENT,
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', reason: 'NOT_A_MOMENT' },
    },
  ]);
});

test.each([1_800_000_000_000, true, {}])('%j is not a date-time', async (value) => {
  const { errors } = await executeAsStudent(CREATE, { startDate: value });
  expect(errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', reason: 'NOT_A_MOMENT' } },
  ]);
});
