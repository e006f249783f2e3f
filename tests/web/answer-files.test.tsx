// The files of written answers: late and missing pages, and URLs that expire while the page is
// open.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  MarkedAnswerUrlsDocument,
  OwnAnswerUrlsDocument,
} from '../../web/src/features/results/answer-files/generated/answer-urls.ts';
import { MarkingCommentsDocument } from '../../web/src/features/results/marking/comments/generated/marking-comments.ts';
import {
  MarkingNeighboursDocument,
  MarkingRouteDocument,
} from '../../web/src/features/results/marking/generated/marking.route.ts';
import { Component as MarkingRoute } from '../../web/src/features/results/marking/marking.route.tsx';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import type { Language } from '../../web/src/i18n/format.ts';
import { loadLanguage, loadTexts } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';
import { aResultAnswer, single } from './result-fixtures.ts';

afterEach(() => vi.restoreAllMocks());

const HOUR_MS = 3_600_000;
const expiring = (milliseconds: number) =>
  `/media/files/a.pdf?expires=${Math.floor((Date.now() + milliseconds) / 1000)}&signature=s${milliseconds}`;
const renewed = '/media/files/a.pdf?expires=99999999999&signature=new';

const somePages = (changes = {}) => ({
  __typename: 'AnswerPagesState',
  total: 6,
  arrived: 6,
  late: 0,
  registeredAt: '2031-03-01T10:00:30.000Z',
  dueAt: '2031-03-01T10:01:00.000Z',
  ...changes,
});
const aQuestion = (changes = {}) => ({
  __typename: 'ReviewedWrittenQuestion',
  id: 'w1',
  text: { __typename: 'RichText', html: 'Explain it.' },
  answerGuidelines: null,
  answerPdfUrl: expiring(HOUR_MS),
  answerPages: null,
  solutionPdfUrl: null,
  marks: null,
  comment: null,
  ...changes,
});

const alone: Mock = {
  request: { query: MarkingNeighboursDocument, variables: () => true },
  result: { data: { markingNeighbours: null } },
};
const noComments: Mock = {
  request: { query: MarkingCommentsDocument },
  result: { data: { markingComments: null } },
};

function openMarking(question: object, mocks: readonly Mock[] = [], lang: Language = 'en') {
  const submission = {
    __typename: 'WrittenSubmission',
    revision: 'r1',
    id: 'v1',
    userId: 'u7',
    number: 1,
    isNewest: true,
    countsForRank: true,
    takenAt: '2031-03-01T10:00:00.000Z',
    score: null,
    markedAt: null,
    independentMarks: null,
    showsOwnMark: false,
    comment: null,
    writtenQuestions: [question],
    exam: { __typename: 'Exam', id: 'e2', title: 'Motion' },
    totalMarks: 5,
  };
  const page: Mock = {
    request: { query: MarkingRouteDocument, variables: { userId: 'u7', examId: 'e2' } },
    result: { data: { writtenSubmissions: [submission] } },
  };
  const at = { at: '/boss/marking/u7/e2', path: '/boss/marking/:userId/:examId', lang };
  return renderPage(<MarkingRoute />, { mocks: [page, ...mocks, alone, noComments], ...at });
}

/** The teacher's response to the request for new URLs. */
function newAddress(answerPdfUrl: string | null): Mock {
  const writtenQuestions = [{ __typename: 'ReviewedWrittenQuestion', id: 'w1', answerPdfUrl }];
  return {
    request: { query: MarkedAnswerUrlsDocument, variables: { userId: 'u7', examId: 'e2' } },
    result: {
      data: {
        writtenSubmissions: [{ __typename: 'WrittenSubmission', id: 'v1', writtenQuestions }],
      },
    },
  };
}

function openResult(question: object, ...mocks: Mock[]) {
  const result = aResultAnswer({ ...single, questions: [], writtenQuestions: [question] }, 'e2');
  const at = { at: '/exam/result/u1/e2', path: '/exam/result/:userId/:examId' };
  return renderPage(<ExamResultRoute />, {
    viewer: aViewer(),
    mocks: [...result, ...mocks],
    ...at,
  });
}

it('shows the teacher how many pages were late and how many are missing', async () => {
  openMarking(aQuestion({ answerPages: somePages({ arrived: 4, late: 1 }) }));
  const notice = await screen.findByRole('note');
  expect(notice.textContent).toContain('4 of 6 pages, 1 after time');
  expect(notice.textContent).toContain('2 pages have not arrived, and are not in the PDF.');
  expect(notice.textContent).toContain('The list of pages arrived in time');
});

it('shows the same in Bengali', async () => {
  await loadLanguage('bn');
  await loadTexts(['marking', 'markingqueue']);
  openMarking(aQuestion({ answerPages: somePages({ arrived: 4, late: 1 }) }), [], 'bn');
  expect((await screen.findByRole('note')).textContent).toContain(
    '৬টির মধ্যে ৪টি পৃষ্ঠা, ১টি সময়ের পরে',
  );
});

it('shows when the pages themselves were registered only after the time', async () => {
  openMarking(
    aQuestion({ answerPages: somePages({ late: 6, registeredAt: '2031-03-01T11:00:00.000Z' }) }),
  );
  expect((await screen.findByRole('note')).textContent).toContain('The list of pages arrived late');
});

it('shows no notice if all pages arrived in time, nor for an answer in one PDF', async () => {
  const inTime = openMarking(aQuestion({ answerPages: somePages() }));
  expect(await screen.findByText('6 pages, all in time')).toBeTruthy();
  expect(screen.queryByRole('note')).toBeNull();
  inTime.unmount();
  openMarking(aQuestion());
  await screen.findByTitle('Answer to question 1');
  expect(screen.queryByText(/in time/)).toBeNull();
});

it('shows the student which pages are missing and how they can still be sent', async () => {
  openResult(aQuestion({ answerPages: somePages({ arrived: 5, late: 1 }) }));
  const notice = await screen.findByRole('note');
  expect(notice.textContent).toContain('5 of 6 pages have arrived, 1 after time');
  expect(notice.textContent).toContain(
    '1 page has not arrived. Open this site on the device that has it',
  );
});

/** The tab that a click opens. */
function aTab() {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

it('opens a URL that is still valid directly', async () => {
  const tab = aTab();
  openMarking(aQuestion());
  const link = await screen.findByText('Open the PDF in a new tab');
  expect(fireEvent.click(link), 'the browser follows the link').toBe(true);
  expect(window.open).not.toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('requests a new URL when the old one has expired, and keeps the typed marks', async () => {
  const tab = aTab();
  openMarking(aQuestion({ answerPdfUrl: expiring(-1000) }), [newAddress(renewed)]);
  const field = await screen.findByLabelText<HTMLInputElement>('Marks for question 1');
  fireEvent.change(field, { target: { value: '3' } });
  const before = screen.getByTitle('Answer to question 1').getAttribute('src');
  fireEvent.click(screen.getByText('Open the PDF in a new tab'));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(renewed));
  expect(tab.opener).toBeNull();
  expect(field.isConnected && field.value).toBe('3');
  expect(screen.getByText('Open the PDF in a new tab').getAttribute('href')).toBe(renewed);
  expect(
    screen.getByTitle('Answer to question 1').getAttribute('src'),
    'the reader keeps the place',
  ).toBe(before);
});

it('treats a URL as expired half an hour after it was received, whatever the clock of the device shows', async () => {
  const tab = aTab();
  openMarking(aQuestion({ answerPdfUrl: '/media/files/a.pdf?expires=99999999999&signature=old' }), [
    newAddress(renewed),
  ]);
  const link = await screen.findByText('Open the PDF in a new tab');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS / 2);
  fireEvent.click(link);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(renewed));
});

it('closes the tab again and shows why when there is no new URL', async () => {
  const tab = aTab();
  const refused: Mock = {
    ...newAddress(null),
    result: refusal('FORBIDDEN', 'Not for you.') as MockResult,
  };
  openMarking(aQuestion({ answerPdfUrl: expiring(-1000) }), [refused]);
  fireEvent.click(await screen.findByText('Open the PDF in a new tab'));
  expect(await screen.findByText(/Not for you/)).toBeTruthy();
  expect(tab.close).toHaveBeenCalled();
});

/** Simulates that the frame has loaded a document of that type. */
function loadFrame(contentType: string) {
  const frame = screen.getByTitle('Answer to question 1');
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: { contentType } });
  fireEvent.load(frame);
}

it('reloads the frame with a new URL when the file was rejected, once', async () => {
  openMarking(aQuestion({ answerPdfUrl: expiring(-1000) }), [newAddress(renewed)]);
  await screen.findByTitle('Answer to question 1');
  loadFrame('application/json');
  await waitFor(() =>
    expect(screen.getByTitle('Answer to question 1').getAttribute('src')).toBe(renewed),
  );
  loadFrame('application/json');
  expect(await screen.findByText(/The PDF could not be loaded/)).toBeTruthy();
});

it('does not reload a frame that shows its file', async () => {
  openMarking(aQuestion());
  await screen.findByTitle('Answer to question 1');
  const { src } = screen.getByTitle<HTMLIFrameElement>('Answer to question 1');
  loadFrame('application/pdf');
  expect(screen.getByTitle<HTMLIFrameElement>('Answer to question 1').src).toBe(src);
});

it('requests a new URL for the student too', async () => {
  const tab = aTab();
  const writtenQuestions = [
    { __typename: 'ReviewedWrittenQuestion', id: 'w1', answerPdfUrl: renewed },
  ];
  const own: Mock = {
    request: { query: OwnAnswerUrlsDocument, variables: { userId: 'u1', examId: 'e2' } },
    result: {
      data: { examResult: { __typename: 'SingleExamResult', id: 'r2', writtenQuestions } },
    },
  };
  openResult(aQuestion({ answerPdfUrl: expiring(-1000) }), own);
  fireEvent.click(await screen.findByText('My answer (PDF)'));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(renewed));
});

it('shows the solution of a marked exam, and no solution if there is none', async () => {
  const { unmount } = openResult(aQuestion({ solutionPdfUrl: `${renewed}&of=solution` }));
  expect(
    (await screen.findByRole('link', { name: /^Solution \(PDF\)/ })).getAttribute('href'),
  ).toBe(`${renewed}&of=solution`);
  unmount();
  openResult(aQuestion());
  expect(await screen.findByRole('link', { name: /PDF/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Solution/ })).toBeNull();
});

it('requests a new URL for a solution whose URL has expired', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const writtenQuestions = [
    {
      __typename: 'ReviewedWrittenQuestion',
      id: 'w1',
      answerPdfUrl: null,
      solutionPdfUrl: renewed,
    },
  ];
  openResult(aQuestion({ solutionPdfUrl: expiring(-HOUR_MS) }), {
    request: { query: OwnAnswerUrlsDocument, variables: { userId: 'u1', examId: 'e2' } },
    result: {
      data: { examResult: { __typename: 'SingleExamResult', id: 'r2', writtenQuestions } },
    },
  });
  const link = await screen.findByRole('link', { name: /^Solution/ });
  fireEvent.click(link);
  await waitFor(() => expect(link.getAttribute('href')).toBe(renewed));
});
