// Papers, tickets and other responses of the gateway for exams.
import {
  SaveAnswersDocument,
  SavedAttemptDocument,
  SubmitLateAnswersDocument,
} from '../../web/src/features/exam-room/attempt/generated/attempt.ts';
import { ServerClockDocument } from '../../web/src/features/exam-room/sync/generated/server-clock.ts';
import {
  StartExamDocument,
  SubmitExamDocument,
} from '../../web/src/features/exams/generated/exam.route.ts';
import {
  StartMultiSubjectExamDocument,
  SubmitMultiSubjectExamDocument,
} from '../../web/src/features/multi-subject-exams/generated/mcq-exam.route.ts';
import { type Mock, type MockResult, refusal } from './render.tsx';

/** When the server thinks it is; far from the clock of any machine that runs these tests. */
export const START = Date.parse('2031-03-01T10:00:00.000Z');

export const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const text = (source: string) => ({ __typename: 'RichText', html: source });

function aQuestion(id: string, points = 1) {
  const options = ['a', 'b', 'c', 'd'].map((letter) => ({
    __typename: 'PaperOption',
    id: `${id}-${letter}`,
    text: text(`${id} ${letter}`),
  }));
  return { __typename: 'PaperQuestion', id, points, text: text(`Question ${id}`), options };
}

export function aTicket({ minutes = 30, serverTime = START, attemptId = 'attempt-1' } = {}) {
  return {
    __typename: 'AttemptTicket',
    token: `ticket of ${attemptId}`,
    attemptId,
    startedAt: iso(START),
    deadline: iso(START + minutes * 60_000 + 30_000),
    serverTime: iso(serverTime),
  };
}

type Ticket = NonNullable<Parameters<typeof aTicket>[0]>;

/**
 * Physics (mandatory: p1, p2) and Biology (b1). `saved`: the attempt as the server has stored it.
 */
export function aStart({
  minutes = 30,
  saved = null,
  ...ticket
}: Ticket & { saved?: object | null } = {}): Mock {
  const subject = (id: string, name: string, mandatory: boolean, questions: unknown[]) => ({
    __typename: 'PaperSubject',
    id,
    name,
    mandatory,
    questions,
  });
  const exam = {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'Unit A 2024',
    timeLimitMinutes: minutes,
    negativeMarkingPercentage: 25,
  };
  const subjects = [
    subject('physics', 'Physics', true, [aQuestion('p1'), aQuestion('p2')]),
    subject('biology', 'Biology', false, [aQuestion('b1')]),
  ];
  return {
    request: { query: StartMultiSubjectExamDocument, variables: () => true },
    result: {
      data: {
        startMultiSubjectExam: {
          ticket: aTicket({ minutes, ...ticket }),
          attempt: saved,
          paperKey: null,
          paper: { exam, subjects },
        },
      },
    },
  };
}

const aReceipt = {
  __typename: 'Receipt',
  attemptId: 'attempt-1',
  submittedAt: iso(START + 180_000),
  answersHash: 'f00',
};

export const submitted = {
  data: {
    submitMultiSubjectExam: {
      __typename: 'SubmitMultiSubjectExamPayload',
      receipt: aReceipt,
      result: {
        __typename: 'MultiSubjectExamResult',
        id: 'r1',
        userId: 'u1',
        totalScore: 1,
        releasedAt: null,
        dateTaken: iso(START),
        timeTakenMinutes: 3,
      },
      exam: {
        __typename: 'MultiSubjectExam',
        id: 'e1',
        totalPoints: 3,
        myResult: {
          __typename: 'MultiSubjectExamResult',
          id: 'r1',
          userId: 'u1',
          totalScore: 1,
          dateTaken: iso(START),
        },
      },
    },
  },
};

type Input = Record<string, unknown>;

/** Responds to submissions in order, and records the sent inputs. */
export function submitMocks(
  results: readonly MockResult[] = [submitted],
  document: Mock['request']['query'] = SubmitMultiSubjectExamDocument,
) {
  const sent: Input[] = [];
  const mocks = results.map(
    (result): Mock => ({
      request: { query: document, variables: () => true },
      result: (variables) => {
        sent.push((variables as { input: Input }).input);
        return typeof result === 'function' ? result(variables) : result;
      },
    }),
  );
  return { sent, mocks };
}

export const unreachable: MockResult = refusal(
  'UPSTREAM_UNAVAILABLE',
  'The server cannot be reached.',
);

export function aServerClock(time: () => number): Mock {
  return {
    request: { query: ServerClockDocument },
    result: () => ({ data: { serverTime: iso(time()) } }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

interface SingleExam {
  readonly type?: 'MCQ' | 'WRITTEN';
  readonly negative?: number;
  readonly saved?: object | null;
}

export function aSingleStart({ type = 'MCQ', negative = 50, saved = null }: SingleExam = {}): Mock {
  const exam = {
    __typename: 'Exam',
    id: 'e2',
    title: 'Motion',
    type,
    totalMarks: 2,
    timeLimitMinutes: 10,
    passingScorePercent: 40,
    negativeMarkingPercentage: negative,
  };
  const paper = {
    exam,
    questions: type === 'MCQ' ? [aQuestion('m1'), aQuestion('m2')] : [],
    writtenQuestions:
      type === 'WRITTEN'
        ? [{ __typename: 'WrittenPaperQuestion', id: 'w1', text: text('Explain inertia.') }]
        : [],
  };
  return {
    request: { query: StartExamDocument, variables: () => true },
    result: {
      data: {
        startExam: {
          ticket: aTicket({ minutes: 10 }),
          attempt: saved,
          paperKey: null,
          paper,
        },
      },
    },
  };
}

export function singleSubmitMocks(score: number | null = 1.5, passed: boolean | null = true) {
  const result = {
    __typename: 'SingleExamResult',
    id: 'r2',
    userId: 'u1',
    score,
    passed,
    dateTaken: iso(START),
  };
  return submitMocks(
    [
      {
        data: {
          submitExam: {
            __typename: 'SubmitExamPayload',
            receipt: aReceipt,
            result,
            exam: { __typename: 'Exam', id: 'e2', totalMarks: 2, myResult: result },
          },
        },
      },
    ],
    SubmitExamDocument,
  );
}

/** Responds to each save with its number and the server's time of the start. */
export function aSaver() {
  const saves: Input[] = [];
  const mock: Mock = {
    request: { query: SaveAnswersDocument, variables: () => true },
    result: (variables) => {
      const { input } = variables as { input: Input };
      saves.push(input);
      return {
        data: {
          saveAnswers: {
            __typename: 'SaveAnswersPayload',
            savedAt: iso(START + 30_000),
            pace: { __typename: 'ExamPace', saveEverySeconds: 1, submitWithinSeconds: 3 },
          },
        },
      };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return { saves, mock };
}

/** The server's state of a closed attempt; null with a host that keeps none. */
export function aSavedAttempt(
  chosen: Readonly<Record<string, readonly string[]>> | null,
  state: { closedBy: 'SERVER' | null; deadline: string } = {
    closedBy: 'SERVER',
    deadline: iso(START),
  },
): Mock {
  const selections = Object.entries(chosen ?? {}).map(([questionId, selectedOptionIds]) => ({
    __typename: 'SavedSelection',
    questionId,
    selectedOptionIds,
  }));
  const answers = { __typename: 'AnswerSheet', selections, writtenAnswers: [], unsure: [] };
  const attempt = chosen && {
    __typename: 'Attempt',
    id: 'attempt-1',
    sequence: 1,
    savedAt: iso(START),
    ...state,
    answers,
    questionTimes: null,
    ticket: null,
  };
  return {
    request: { query: SavedAttemptDocument, variables: { id: 'attempt-1' } },
    result: { data: { attempt } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

/** Responses to late answers. */
export function lateAnswersMocks(
  result: MockResult = {
    data: {
      submitLateAnswers: { __typename: 'SubmitLateAnswersPayload', id: 'late-1', state: 'WAITING' },
    },
  },
) {
  const { sent, mocks } = submitMocks([result], SubmitLateAnswersDocument);
  return { sent, mocks };
}
