// Two admins, or two tabs, that edit the same campaign: the second one sees the first one's
// changes, and decides.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as EditCampaignRoute } from '../../web/src/features/admin/campaigns/edit-campaign.route.tsx';
import { Component as EditExamCampaignRoute } from '../../web/src/features/admin/campaigns/edit-exam-campaign.route.tsx';
import {
  EditCampaignDocument,
  EditExamCampaignDocument,
  UpdateCampaignDocument,
  UpdateExamCampaignDocument,
} from '../../web/src/features/admin/campaigns/generated/campaign-editor.ts';
import { conflict, differingParts, refused, responding } from './conflict-kit.ts';
import { aViewer, editable, type Mock, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
const bookFair = {
  __typename: 'Campaign',
  id: 'c1',
  title: 'Book fair',
  description: null,
  startDate: null,
  endDate: null,
  imageUrl: null,
  registeredCount: 0,
};
const olympiad = {
  ...bookFair,
  __typename: 'ExamCampaign',
  id: 'e1',
  title: 'Olympiad',
  startDate: '2026-05-01T04:00:00.000Z',
  endDate: '2026-05-01T06:00:00.000Z',
  examKind: 'SINGLE',
  followsRoster: false,
  registrationClosesAt: null,
  registrationLimit: null,
  exam: { __typename: 'Exam', id: 'x1', title: 'Algebra' },
};

const readingCampaign = (campaign: object, revision: string): Mock => ({
  request: { query: EditCampaignDocument, variables: { id: 'c1' } },
  result: { data: { editableCampaign: editable({ revision, campaign }) } },
});
const readingContest = (examCampaign: object, revision: string): Mock => ({
  request: { query: EditExamCampaignDocument, variables: { id: 'e1' } },
  result: { data: { editableExamCampaign: editable({ revision, examCampaign }) } },
});

const editContest = (...mocks: Mock[]) =>
  renderPage(<EditExamCampaignRoute />, {
    viewer: admin,
    at: '/boss/campaigns/exams/e1',
    path: '/boss/campaigns/exams/:id',
    mocks,
  });
const editCampaign = (...mocks: Mock[]) =>
  renderPage(<EditCampaignRoute />, {
    viewer: admin,
    at: '/boss/campaigns/c1',
    path: '/boss/campaigns/:id',
    mocks,
  });

it('shows both versions of an exam campaign, and replaces the other after a confirmation', async () => {
  const theirs = {
    ...olympiad,
    endDate: '2026-05-01T08:00:00.000Z',
    exam: { __typename: 'Exam', id: 'x2', title: 'Geometry' },
  };
  const { sent, mocks } = responding(
    UpdateExamCampaignDocument,
    'updateExamCampaign',
    { campaign: olympiad },
    refused,
    'saved',
  );
  const { user } = editContest(
    readingContest(olympiad, '1'),
    readingContest(olympiad, '1'),
    readingContest(theirs, '2'),
    readingContest(theirs, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await conflict();
  expect(dialog.getByText(/^Nasrin changed this at .*10:32/)).toBeTruthy();
  expect(differingParts(dialog)).toEqual(['Title', 'Exam', 'Ends']);
  expect(dialog.getByText('Geometry')).toBeTruthy();
  expect(dialog.getByText('2026-05-01 14:00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  await screen.findByText('at /boss/campaigns');
  expect(sent).toEqual([
    { id: 'e1', revision: '1', title: 'Olympiad!' },
    {
      id: 'e1',
      revision: '2',
      title: 'Olympiad!',
      endDate: '2026-05-01T06:00:00.000Z',
      examId: 'x1',
      examKind: 'SINGLE',
    },
  ]);
});

it('continues with the other version of an exam campaign, also with its exam', async () => {
  const theirs = {
    ...olympiad,
    title: 'Grand Olympiad',
    exam: { __typename: 'Exam', id: 'x2', title: 'Geometry' },
  };
  const { sent, mocks } = responding(
    UpdateExamCampaignDocument,
    'updateExamCampaign',
    { campaign: olympiad },
    'saved',
  );
  const { user } = editContest(
    readingContest(olympiad, '1'),
    readingContest(theirs, '2'),
    readingContest(theirs, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(
    (await conflict()).getByRole('button', {
      name: 'Discard mine, continue with the other',
    }),
  );
  const title = screen.getByLabelText('Title');
  await waitFor(() => expect(title).toHaveProperty('value', 'Grand Olympiad'));
  expect(screen.getByText('Geometry')).toBeTruthy();
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/campaigns');
  expect(sent).toEqual([{ id: 'e1', revision: '2', title: 'Grand Olympiad!' }]);
});

it('asks nothing if only the merit list was published, or the exam renamed', async () => {
  const renamed = { ...olympiad, exam: { ...olympiad.exam, title: 'Algebra 1' } };
  const { sent, mocks } = responding(
    UpdateExamCampaignDocument,
    'updateExamCampaign',
    { campaign: olympiad },
    refused,
    'saved',
  );
  const { user } = editContest(
    readingContest(olympiad, '1'),
    readingContest(olympiad, '1'),
    readingContest(renamed, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/campaigns');
  expect(sent).toEqual([
    { id: 'e1', revision: '1', title: 'Olympiad!' },
    { id: 'e1', revision: '2', title: 'Olympiad!' },
  ]);
});

it('does not replace a campaign without an exam that another tab has changed', async () => {
  const { sent, mocks } = responding(UpdateCampaignDocument, 'updateCampaign', {
    campaign: bookFair,
  });
  const { user } = editCampaign(
    readingCampaign(bookFair, '1'),
    readingCampaign({ ...bookFair, title: 'Reading week' }, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await conflict()).getByText('Reading week')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Book fair!');
  expect(sent).toEqual([]);
});

it('saves a campaign of a host without revisions as before', async () => {
  const { sent, mocks } = responding(
    UpdateCampaignDocument,
    'updateCampaign',
    { campaign: bookFair },
    'saved',
  );
  const none = { revision: null, changedAt: null, changedBy: null };
  const reading: Mock = {
    request: { query: EditCampaignDocument, variables: { id: 'c1' } },
    result: { data: { editableCampaign: editable({ ...none, campaign: bookFair }) } },
    maxUsageCount: 2,
  };
  const { user } = editCampaign(reading, ...mocks);
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/campaigns');
  expect(sent).toEqual([{ id: 'c1', revision: null, title: 'Book fair!' }]);
});
