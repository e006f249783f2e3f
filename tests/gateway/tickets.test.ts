import { describe, expect, test } from 'vitest';
import { Tickets } from '../../gateway/src/upstream/exams/ticket.ts';
import { aTicket } from './fixtures.ts';
import { SECRET, useGateway } from './kit.ts';

const SUBMIT_MULTI = `mutation ($ticket: String!) {
  submitMultiSubjectExam(input: { ticket: $ticket, answers: [] }) { receipt { attemptId } }
}`;
const SUBMIT_SINGLE =
  'mutation ($ticket: String!) { submitExam(input: { ticket: $ticket }) { receipt { attemptId } } }';
const good = new Tickets(SECRET).sign(aTicket());
const [payload = '', signature = ''] = good.split('.');
const changed = Buffer.from(JSON.stringify({ ...aTicket(), deadline: 9e15 })).toString('base64url');

describe('a ticket', () => {
  const { executeAsStudent, upstream } = useGateway();

  test.each([
    ['nothing', ''],
    ['a word', 'ticket'],
    ['a signature alone', `.${signature}`],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['another payload', `${changed}.${signature}`],
    ['a third part', `${good}.x`],
    ['a cut signature', good.slice(0, -4)],
    ['another secret', new Tickets('another secret that is long enough too').sign(aTicket())],
    ['megabytes', 'x'.repeat(100_000)],
  ])('that is %s is BAD_USER_INPUT, without an upstream call', async (_, ticket) => {
    for (const query of [SUBMIT_MULTI, SUBMIT_SINGLE]) {
      const { errors } = await executeAsStudent(query, { ticket });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fieldErrors: [{ path: 'ticket' }],
      });
    }
    expect(upstream.requestLines).toEqual([]);
  });

  test('of the other kind of exam is BAD_USER_INPUT', async () => {
    expect((await executeAsStudent(SUBMIT_SINGLE, { ticket: good })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    const single = new Tickets(SECRET).sign(aTicket({ kind: 'single' }));
    expect((await executeAsStudent(SUBMIT_MULTI, { ticket: single })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
  });

  test('contains the signed data', () => {
    const ticket = aTicket({ resultId: 'r1' });
    expect(new Tickets(SECRET).read(new Tickets(SECRET).sign(ticket), 'multi-subject')).toEqual(
      ticket,
    );
  });
});
