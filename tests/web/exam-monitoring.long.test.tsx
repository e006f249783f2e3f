// The admin's live view of an exam.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  CloseExamEarlyDocument,
  ExamActionsDocument,
  ExcludeAttemptsDocument,
  GiveExtraTimeDocument,
  LiveExamDocument,
  LiveMessagesDocument,
  ParticipantsDocument,
  ReadmitAttemptsDocument,
  ReopenAttemptsDocument,
  SendExamMessageDocument,
} from '../../web/src/features/admin/monitoring/generated/live.ts';
import { Component as LiveRoute } from '../../web/src/features/admin/monitoring/live.route.tsx';
import { aViewer, type Mock, operationsSettled, refusal, renderPage } from './render.tsx';

const EXAM = { examKind: 'SINGLE', examId: 'e1' } as const;
const FOREVER = Number.POSITIVE_INFINITY;

const activity = {
  __typename: 'ExamActivity',
  checkedAt: '2031-03-01T04:00:00.000Z',
  registeredCount: null,
  startedCount: 40,
  runningCount: 25,
  quietCount: 2,
  submittedCount: 10,
  timedOutCount: 4,
  blankCount: 1,
  lateCount: 0,
  lastDeadline: '2031-03-01T05:00:00.000Z',
};
const live = (changes = {}): Mock => ({
  request: { query: LiveExamDocument, variables: { ...EXAM, isSingle: true } },
  result: {
    data: {
      viewer: null,
      exam: { __typename: 'Exam', id: 'e1', title: 'Motion' },
      examActivity: { ...activity, ...changes },
    },
  },
  maxUsageCount: FOREVER,
});
const messages = (...texts: string[]): Mock => ({
  request: { query: LiveMessagesDocument, variables: EXAM },
  result: {
    data: {
      viewer: null,
      examMessages: texts.map((text, index) => ({
        __typename: 'ExamMessage',
        id: `m${index}`,
        text,
        sentAt: '2031-03-01T04:00:00.000Z',
      })),
    },
  },
});
const participant = (id: string, changes = {}) => ({
  __typename: 'ExamParticipant',
  id,
  studentId: `s-${id}`,
  studentName: `Student ${id}`,
  email: null,
  phoneNumber: null,
  state: 'RUNNING',
  startedAt: '2031-03-01T04:00:00.000Z',
  deadline: '2031-03-01T05:00:00.000Z',
  extraMinutes: 0,
  answeredCount: 12,
  savedAt: '2031-03-01T04:10:00.000Z',
  closedAt: null,
  score: null,
  lateCount: 0,
  exclusionReason: null,
  ...changes,
});
const participants = (nodes: object[], variables = {}): Mock => ({
  request: {
    query: ParticipantsDocument,
    variables: { ...EXAM, state: null, search: null, after: null, first: 50, ...variables },
  },
  result: {
    data: {
      viewer: null,
      examParticipants: {
        __typename: 'ExamParticipantConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
  maxUsageCount: FOREVER,
});

const actions: Mock = {
  request: { query: ExamActionsDocument, variables: EXAM },
  result: {
    data: {
      viewer: null,
      examActions: [
        {
          __typename: 'ExamAction',
          id: 'ac1',
          kind: 'REOPENED',
          studentName: 'Student x',
          reason: 'Closed by mistake',
          deadline: '2031-03-01T05:00:00.000Z',
          decidedAt: '2031-03-01T04:30:00.000Z',
        },
      ],
    },
  },
  maxUsageCount: FOREVER,
};

const open = (mocks: readonly Mock[], at = '/boss/live/single/e1') =>
  renderPage(<LiveRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [...mocks, actions],
    at,
    path: '/boss/live/:kind/:examId',
  });
const all = [
  participant('a'),
  participant('b', { state: 'SUBMITTED', score: 7.5 }),
  participant('c', { state: 'QUIET', extraMinutes: 10 }),
];

describe('the live view', () => {
  it('counts, lists the students, and the closed and reopened attempts', async () => {
    open([live(), messages(), participants(all)]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Live view: Motion' }),
    ).toBeTruthy();
    expect(screen.getByText('Started', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      '40',
    );
    const rows = within(await screen.findByRole('group', { name: 'Students' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows[1]?.textContent).toContain('7.5');
    expect(rows[2]?.textContent).toContain('+10 min');
    // The actions for chosen students appear with the first one.
    expect(screen.queryByRole('button', { name: /the chosen ones/ })).toBeNull();
    expect(await screen.findByText('Closed by mistake')).toBeTruthy();
  });

  it('reports that the closed and reopened attempts do not load, and loads them again', async () => {
    const failed: Mock = {
      request: actions.request,
      result: refusal('UPSTREAM_UNAVAILABLE', 'No.'),
    };
    const { user } = open([live(), messages(), participants(all), failed]);
    const section = within(await screen.findByRole('region', { name: 'Closed and reopened' }));
    await section.findByRole('alert');
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Closed by mistake')).toBeTruthy();
  });

  it('says nothing about closed attempts on a host that can close none', async () => {
    const settled = vi.fn(() => true);
    const none: Mock = {
      request: { ...actions.request, variables: settled },
      result: refusal('OPERATION_NOT_ALLOWED', 'No.'),
    };
    open([live(), messages(), participants(all), none]);
    await screen.findByRole('heading', { name: 'Messages to everybody' });
    await waitFor(() => expect(settled).toHaveBeenCalled());
    await operationsSettled();
    expect(screen.queryByRole('region', { name: 'Closed and reopened' })).toBeNull();
  });

  it('gives the chosen students more time, with a reason', async () => {
    const give: Mock = {
      request: {
        query: GiveExtraTimeDocument,
        variables: { input: { ...EXAM, minutes: 10, reason: 'Power cut', attemptIds: ['a'] } },
      },
      result: { data: { giveExtraTime: { __typename: 'GiveExtraTimePayload', extendedCount: 1 } } },
    };
    const { user } = open([live(), messages(), participants(all), give]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Student a' }));
    await user.click(screen.getByRole('button', { name: 'Give the chosen ones more time (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please fill this in.')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Minutes'), '১০');
    await user.type(dialog.getByLabelText('Reason'), ' Power cut ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Choose Student a' })).toHaveProperty(
      'checked',
      false,
    );
    // The button that opened the dialog is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Students' }));
  });

  it('closes the running attempts among the chosen, and reopens the others, with a reason', async () => {
    const close: Mock = {
      request: {
        query: CloseExamEarlyDocument,
        variables: { input: { ...EXAM, reason: 'Wrong paper', attemptIds: ['a'] } },
      },
      result: { data: { closeExamEarly: { __typename: 'CloseExamEarlyPayload', closedCount: 1 } } },
    };
    const reopen: Mock = {
      request: {
        query: ReopenAttemptsDocument,
        variables: { input: { ...EXAM, minutes: 10, reason: 'Rain', attemptIds: ['b'] } },
      },
      result: {
        data: { reopenAttempts: { __typename: 'ReopenAttemptsPayload', reopenedCount: 1 } },
      },
    };
    const { user } = open([live(), messages(), participants(all), close, reopen]);
    const choose = async () => {
      for (const name of ['a', 'b'])
        await user.click(await screen.findByRole('checkbox', { name: `Choose Student ${name}` }));
    };
    await choose();
    await user.click(screen.getByRole('button', { name: 'Close the chosen ones now (1)' }));
    const closing = within(await screen.findByRole('dialog'));
    await user.click(closing.getByRole('button', { name: 'Close now' }));
    expect(await closing.findByText('Please fill this in.')).toBeTruthy();
    await user.type(closing.getByLabelText('Reason'), 'Wrong paper');
    await user.click(closing.getByRole('button', { name: 'Close now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose();
    await user.click(screen.getByRole('button', { name: 'Reopen the chosen ones (1)' }));
    // Without a question, as nothing is typed.
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reopen the chosen ones (1)' }));
    const opening = within(await screen.findByRole('dialog'));
    await user.type(opening.getByLabelText('Minutes'), '10');
    await user.type(opening.getByLabelText('Reason'), 'Rain');
    await user.click(opening.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('excludes chosen attempts, and undoes exclusions, with a published reason', async () => {
    const exclude: Mock = {
      request: {
        query: ExcludeAttemptsDocument,
        variables: { input: { ...EXAM, reason: 'Copied', attemptIds: ['a'] } },
      },
      result: {
        data: { excludeAttempts: { __typename: 'ExcludeAttemptsPayload', excludedCount: 1 } },
      },
    };
    const readmit: Mock = {
      request: {
        query: ReadmitAttemptsDocument,
        variables: { input: { ...EXAM, reason: 'A mistake', attemptIds: ['b'] } },
      },
      result: {
        data: { readmitAttempts: { __typename: 'ReadmitAttemptsPayload', readmittedCount: 1 } },
      },
    };
    const listed = [
      participant('a'),
      participant('b', { state: 'SUBMITTED', exclusionReason: 'Had help' }),
    ];
    const { user } = open([live(), messages(), participants(listed), exclude, readmit]);
    expect(await screen.findByText(/excluded: Had help/)).toBeTruthy();
    const decide = async (name: string, button: string, save: string, reason: string) => {
      await user.click(await screen.findByRole('checkbox', { name: `Choose Student ${name}` }));
      await user.click(screen.getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/Everybody can read it/)).toBeTruthy();
      await user.type(dialog.getByLabelText('Reason'), reason);
      await user.click(dialog.getByRole('button', { name: save }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Students' }));
    };
    await decide('a', 'Exclude the chosen ones (1)', 'Exclude', 'Copied');
    await decide('b', 'Take exclusions back (1)', 'Take back', 'A mistake');
  });

  it('keeps the dialog and its input if the time cannot be given', async () => {
    const give: Mock = {
      request: {
        query: GiveExtraTimeDocument,
        variables: { input: { ...EXAM, minutes: 5, reason: 'Rain' } },
      },
      result: refusal('CONFLICT', 'None of these attempts is running.'),
    };
    const { user } = open([live(), messages(), participants(all), give]);
    await user.click(await screen.findByRole('button', { name: 'Give everybody more time' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/25 students at the moment/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Minutes'), '5');
    await user.type(dialog.getByLabelText('Reason'), 'Rain');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('None of these attempts is running.')).toBeTruthy();
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Rain');
  });

  it('sends a message to everyone, and empties the field', async () => {
    const send: Mock = {
      request: {
        query: SendExamMessageDocument,
        variables: { input: { ...EXAM, text: 'Ten minutes left.' } },
      },
      result: {
        data: {
          sendExamMessage: {
            __typename: 'SendExamMessagePayload',
            message: {
              __typename: 'ExamMessage',
              id: 'm0',
              text: 'Ten minutes left.',
              sentAt: '2031-03-01T04:00:00.000Z',
            },
          },
        },
      },
    };
    const { user } = open([
      live(),
      messages(),
      participants(all),
      send,
      messages('Ten minutes left.'),
    ]);
    await user.type(await screen.findByLabelText('Message'), 'Ten minutes left.');
    const sendToAll = () => user.click(screen.getByRole('button', { name: 'Send to everybody' }));
    const inQuestion = async () =>
      within(
        await screen.findByRole('alertdialog', {
          name: 'Send this message? 25 students are writing now and see it within seconds. It cannot be taken back.',
        }),
      );
    await sendToAll();
    await user.click((await inQuestion()).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Ten minutes left.');
    await sendToAll();
    await user.click((await inQuestion()).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Ten minutes left.', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText('The message is sent.')).toBeTruthy();
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  });

  it('filters and searches by the URL', async () => {
    const quiet = participants([all[2] ?? {}], { state: 'QUIET', search: 'c' });
    open([live(), messages(), quiet], '/boss/live/single/e1?state=quiet&q=c');
    expect(await screen.findByRole('link', { name: 'Student c' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe(
      '/boss/live/single/e1?q=c',
    );
  });

  it('shows a message if there is no such exam', async () => {
    open([], '/boss/live/neither/e1');
    expect(await screen.findByText('There is no such exam.')).toBeTruthy();
  });
});
