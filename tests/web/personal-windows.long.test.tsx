// Students with a personal time: the admin's list in the live view, and the student's page of
// the campaign.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpectedSection } from '../../web/src/features/admin/monitoring/windows/expected-section.tsx';
import {
  ExpectedStudentsDocument,
  GivePersonalWindowDocument,
  WithdrawPersonalWindowDocument,
} from '../../web/src/features/admin/monitoring/windows/generated/expected.ts';
import { waitOptions } from '../wait-options.ts';
import { anExamCampaign, inMinutes, openCampaign } from './exam-campaign-kit.tsx';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const EXAM = { examKind: 'SINGLE', examId: 'e1' } as const;
const FOREVER = Number.POSITIVE_INFINITY;
const WINDOW = {
  __typename: 'PersonalWindow',
  startDate: '2031-03-02T04:00:00.000Z',
  endDate: '2031-03-02T05:00:00.000Z',
  reason: 'In hospital',
};

const student = (id: string, personalWindow: object | null = null) => ({
  __typename: 'ExpectedStudent',
  id: `x1.${id}`,
  campaignTitle: 'Open test',
  studentId: id,
  studentName: `Student ${id}`,
  email: null,
  phoneNumber: null,
  hasStarted: false,
  startDate: '2031-03-01T04:00:00.000Z',
  endDate: '2031-03-01T05:00:00.000Z',
  personalWindow,
});
const expectedStudentsMock = (nodes: object[], maxUsageCount = FOREVER): Mock => ({
  request: {
    query: ExpectedStudentsDocument,
    variables: { ...EXAM, search: null, isPersonalOnly: false, after: null, first: 50 },
  },
  result: {
    data: {
      viewer: null,
      expectedStudents: {
        __typename: 'ExpectedStudentConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
  maxUsageCount,
});
/** All personal times: they are read before a pasted list gets one, so that it can be undone. */
const allPersonalTimes = (nodes: object[]): Mock => ({
  ...expectedStudentsMock(nodes, 1),
  request: {
    query: ExpectedStudentsDocument,
    variables: { ...EXAM, search: null, isPersonalOnly: true, after: null, first: 100 },
  },
});
const givePersonalTimeMock = (who: object, input: object): Mock => ({
  request: {
    query: GivePersonalWindowDocument,
    variables: {
      input: {
        ...EXAM,
        startDate: WINDOW.startDate,
        endDate: WINDOW.endDate,
        reason: 'In hospital',
        ...who,
      },
    },
  },
  result: {
    data: {
      givePersonalWindow: {
        __typename: 'GivePersonalWindowPayload',
        givenCount: 1,
        startedCount: 0,
        unknownCandidates: [],
        studentIds: ['a'],
        ...input,
      },
    },
  },
});
const withdrawPersonalTimeMock = (studentIds: string[]): Mock => ({
  request: { query: WithdrawPersonalWindowDocument, variables: { input: { ...EXAM, studentIds } } },
  result: {
    data: {
      withdrawPersonalWindow: {
        __typename: 'WithdrawPersonalWindowPayload',
        withdrawnCount: studentIds.length,
      },
    },
  },
});
const renderSection = (mocks: readonly Mock[]) =>
  renderPage(<ExpectedSection exam={EXAM} />, { viewer: aViewer({ role: 'ADMIN' }), mocks });

type User = ReturnType<typeof renderSection>['user'];
/** Fills in the times of the window, as they are in Dhaka, and the reason. */
async function fillIn(user: User) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^From/), '2031-03-02T10:00');
  await user.type(dialog.getByLabelText(/^Until/), '2031-03-02T11:00');
  await user.type(dialog.getByLabelText(/^Reason/), 'In hospital');
  return dialog;
}

describe('the list of registered students who have not started', () => {
  it('gives a chosen student another time, and removes it by undo', async () => {
    const { user } = renderSection([
      expectedStudentsMock([student('a'), student('b')], 1),
      givePersonalTimeMock({ studentIds: ['a'] }, {}),
      expectedStudentsMock([student('a', WINDOW), student('b')], 1),
      withdrawPersonalTimeMock(['a']),
      expectedStudentsMock([student('a'), student('b')]),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Student a' }));
    await user.click(
      screen.getByRole('button', { name: 'Give the chosen ones a time of their own (1)' }),
    );
    const dialog = await fillIn(user);
    await user.click(dialog.getByRole('button', { name: 'Give a time of their own' }));
    expect(await screen.findByText('1 student has a time of their own.')).toBeTruthy();
    expect(await screen.findByText('In hospital')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(screen.queryByText('In hospital')).toBeNull(), waitOptions);
  });

  it('gives the time to the chosen students, also to those that another page has by then', async () => {
    const { __typename, ...before } = { ...WINDOW, reason: 'No power' };
    const { user, client } = renderSection([
      expectedStudentsMock([student('a', { ...WINDOW, reason: 'No power' }), student('b')], 1),
      expectedStudentsMock([student('b')]),
      givePersonalTimeMock({ studentIds: ['a'] }, {}),
      givePersonalTimeMock({ studentIds: ['a'], ...before }, {}),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Student a' }));
    await user.click(
      screen.getByRole('button', { name: 'Give the chosen ones a time of their own (1)' }),
    );
    const dialog = await fillIn(user);
    await act(() => client.refetchQueries({ include: [ExpectedStudentsDocument] }));
    await waitFor(() => expect(screen.queryByLabelText('Choose Student a')).toBeNull());
    expect(dialog.getByText(/^1 student/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Give a time of their own' }));
    expect(await screen.findByText('1 student has a time of their own.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const undoneText = 'The students have the times that they had before.';
    expect(await screen.findByText(undoneText)).toBeTruthy();
  });

  it('undoes a withdrawal with the time that the student had', async () => {
    const { user } = renderSection([
      expectedStudentsMock([student('a', WINDOW)], 1),
      withdrawPersonalTimeMock(['a']),
      expectedStudentsMock([student('a')], 1),
      {
        ...givePersonalTimeMock({ studentIds: ['a'] }, {}),
        result: refusal('CONFLICT', 'Not now.'),
      },
      givePersonalTimeMock({ studentIds: ['a'] }, {}),
      expectedStudentsMock([student('a', WINDOW)]),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Student a' }));
    await user.click(screen.getByRole('button', { name: 'Take the own time back (1)' }));
    expect(await screen.findByText('For 1 student the campaign’s time holds again.')).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText('In hospital')).toBeNull(), waitOptions);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.click(undo);
    await screen.findByText(/Not now/);
    expect(document.activeElement, 'after a failure it can be pressed again').toBe(undo);
    await user.click(undo);
    expect(await screen.findByText('In hospital')).toBeTruthy();
  });

  it('shows the next page after two presses of Next, not the page after it', async () => {
    const pageAfter = (after: string | null, name: string, endCursor: string | null): Mock => {
      const { request, result } = expectedStudentsMock([student(name)]);
      const list = (result as { data: { expectedStudents: object } }).data.expectedStudents;
      return {
        request: { ...request, variables: { ...request.variables, after } },
        result: { data: { viewer: null, expectedStudents: { ...list, endCursor } } },
        maxUsageCount: FOREVER,
      };
    };
    const { user } = renderSection([pageAfter(null, 'a', 'c1'), pageAfter('c1', 'b', null)]);
    await screen.findByText('Student a');
    const next = screen.getByRole('button', { name: 'Next' });
    // At once, before the response.
    fireEvent.click(next);
    fireEvent.click(next);
    await screen.findByText('Student b');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Student a')).toBeTruthy();
  });

  it('lists the lines of a pasted list that match no registered student', async () => {
    const { user } = renderSection([
      expectedStudentsMock([student('a')]),
      allPersonalTimes([]),
      givePersonalTimeMock(
        { candidates: ['10-77', '01712345678'] },
        { unknownCandidates: ['10-77'] },
      ),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Give a list a time of its own' }));
    // Closes without asking, because nothing was typed.
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Give a list a time of its own' }));
    const dialog = await fillIn(user);
    await user.click(dialog.getByLabelText(/^Students/));
    await user.paste('10-77\n01712345678\n10-77\n');
    await user.click(dialog.getByRole('button', { name: 'Give a list a time of its own' }));
    expect((await screen.findByRole('listitem')).textContent).toBe('10-77');
  });

  it('undoes a pasted list with the time that a student of another page had', async () => {
    const earlier = { ...WINDOW, startDate: '2031-03-01T22:00:00.000Z', reason: 'No power' };
    const { __typename, ...before } = earlier;
    const { user } = renderSection([
      expectedStudentsMock([student('a')]),
      allPersonalTimes([student('z', earlier)]),
      givePersonalTimeMock({ candidates: ['01712345678'] }, { studentIds: ['z'] }),
      givePersonalTimeMock({ studentIds: ['z'], ...before }, { studentIds: ['z'] }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Give a list a time of its own' }));
    const dialog = await fillIn(user);
    await user.type(dialog.getByLabelText(/^Students/), '01712345678');
    await user.click(dialog.getByRole('button', { name: 'Give a list a time of its own' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await vi.waitFor(() => expect(document.activeElement).toBe(undo), waitOptions);
    await user.click(undo);
    const undoneText = 'The students have the times that they had before.';
    expect(await screen.findByText(undoneText)).toBeTruthy();
  });
});

describe('the page of a campaign', () => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  const personalWindow = (from: number, to: number) => ({
    ...WINDOW,
    startDate: inMinutes(from),
    endDate: inMinutes(to),
  });

  it('shows a student with a later time the time left and the reason, and no link, while the campaign runs', async () => {
    openCampaign({ campaign: anExamCampaign({ personalWindow: personalWindow(3000, 3060) }) });
    expect((await screen.findByRole('timer')).textContent).toBe('2 d 2 h');
    expect(screen.getByText('Your own time').nextElementSibling?.textContent).toContain(
      'Reason: In hospital',
    );
    expect(screen.queryByRole('link', { name: 'Enter the exam' })).toBeNull();
  });

  it('links to the exam during a personal time after the end of the campaign', async () => {
    openCampaign({
      campaign: anExamCampaign({
        startDate: inMinutes(-600),
        endDate: inMinutes(-500),
        personalWindow: personalWindow(-1, 30.5),
      }),
    });
    expect(await screen.findByRole('link', { name: 'Enter the exam' })).toBeTruthy();
    expect(
      screen.getByText(/^You get 30 of 60 minutes, because your own time ends at/),
    ).toBeTruthy();
  });
});
