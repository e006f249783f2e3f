import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  ExamReleaseRuleDocument,
  SetExamReleaseDocument,
} from '../../web/src/features/admin/exams/generated/release-rule.ts';
import { ReleaseRule } from '../../web/src/features/admin/exams/release-rule.tsx';
import { conflict, differingParts } from './conflict-kit.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const variables = { examId: 'e1', isSingle: true };
const aRule = (rule: object) => ({
  __typename: 'ExamRelease',
  visibility: 'ANSWERS',
  moment: 'IMMEDIATELY',
  date: null,
  ...rule,
});
const reading = (release: unknown): Mock => ({
  request: { query: ExamReleaseRuleDocument, variables },
  result: { data: { exam: { __typename: 'Exam', id: 'e1', release } } },
});
const render = (...mocks: Mock[]) =>
  renderPage(<ReleaseRule kind="single" examId="e1" />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/exams/e1',
    path: '/boss/exams/:id',
    mocks,
  });

it('sends a new rule with its date in Dhaka time, and shows it', async () => {
  const date = '2026-12-01T04:30:00.000Z';
  const rule = { visibility: 'SCORE', moment: 'ON_DATE', date };
  const { user } = render(
    reading(aRule({})),
    reading(aRule({})),
    {
      request: {
        query: SetExamReleaseDocument,
        variables: { input: { examKind: 'SINGLE', examId: 'e1', ...rule } },
      },
      result: {
        data: { setExamRelease: { __typename: 'SetExamReleasePayload', release: aRule(rule) } },
      },
    },
    reading(aRule(rule)),
  );
  expect(
    await screen.findByText('The score and the answers · As soon as they submit'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.selectOptions(screen.getByLabelText('Students see'), 'The score, without the answers');
  await user.selectOptions(screen.getByLabelText('From when on'), 'From a date on');
  await user.type(screen.getByLabelText('Date and time (Dhaka)'), '2026-12-01T10:30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('The score, without the answers · From 1 December 2026, 10:30 am'),
  ).toBeTruthy();
});

it('keeps the choice if the server rejects it, and shows why', async () => {
  const input = {
    examKind: 'SINGLE',
    examId: 'e1',
    visibility: 'ANSWERS',
    moment: 'AFTER_WINDOW',
    date: null,
  };
  const { user } = render(reading(aRule({})), reading(aRule({})), {
    request: { query: SetExamReleaseDocument, variables: { input } },
    result: refusal('CONFLICT', 'No campaign has this exam.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.selectOptions(
    screen.getByLabelText('From when on'),
    'After the campaign with this exam',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/No campaign has this exam/)).toBeTruthy();
});

it('shows both rules if another admin has changed it since, and can keep the other one', async () => {
  const theirs = aRule({ visibility: 'RECEIPT' });
  const { user } = render(reading(aRule({})), reading(theirs), reading(theirs), reading(theirs));
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.selectOptions(screen.getByLabelText('Students see'), 'The score, without the answers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await conflict();
  expect(differingParts(dialog)).toEqual(['Students see']);
  await user.click(dialog.getByRole('button', { name: 'Discard mine, continue with the other' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Students see').value).toBe('RECEIPT');
});

it('is left out with a host without release rules', async () => {
  const { container } = render(reading(null));
  expect(container.querySelector('section')).not.toBeNull();
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
