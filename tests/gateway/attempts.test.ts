// The extension `attempts`: answers saved during an exam, resuming on another device, and late
// answers.
import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  anAdmin,
  anExam,
  aSingleResult,
  aTicket,
  aViewer,
} from './fixtures.ts';
import { COOKIE, dataOf, NOW, useGateway } from './kit.ts';

const SAVE =
  'mutation ($input: SaveAnswersInput!) { saveAnswers(input: $input) { sequence savedAt stored } }';
const LATE =
  'mutation ($input: SubmitLateAnswersInput!) { submitLateAnswers(input: $input) { id state } }';
const DECIDE = `mutation {
  decideLateAnswers(input: { id: "la1", accept: true, reason: "Ill" }) {
    lateAnswers {
      state
      attempt {
        result {
          __typename ... on SingleExamResult { id score }
          ... on MultiSubjectExamResult { id totalScore }
        }
      }
    }
  }
}`;
const OPEN = `{
  openAttempts {
    id exam { id } multiSubjectExam { id } sequence answers { selections { questionId } }
    ticket { token }
  }
}`;
const running = {
  _id: 'at1',
  kind: 'single',
  examId: 'e1',
  userId: 'u1',
  resultId: 'r2',
  sequence: 0,
  startedAt: '2026-03-01T10:00:00.000Z',
  deadline: '2026-03-01T10:10:30.000Z',
};
const saved = (sequence: number) => ({
  sequence,
  savedAt: '2026-03-01T10:05:00.000Z',
  stored: true,
});
const pick = (questionId: string, ...selectedOptionIds: string[]) => ({
  questionId,
  selectedOptionIds,
});

const SUBMIT = `mutation ($input: SubmitExamInput!) {
  submitExam(input: $input) { receipt { attemptId } }
}`;
const SUBMIT_PAPER = `mutation ($input: SubmitMultiSubjectExamInput!) {
  submitMultiSubjectExam(input: $input) { receipt { attemptId } }
}`;
const PAPER_RESULTS = '/multisubjectexamsresult/exam-results';

describe('submitting on one of two devices', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({ extensions: ['attempts'] });
  const submit = (mcqAnswers: object[], lastSave?: number) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', anExam());
    const token = ticket(aTicket({ kind: 'single', examId: 'e1', attemptId: 'at1' }));
    return executeAsStudent(SUBMIT, { input: { ticket: token, mcqAnswers, lastSave } });
  };
  const submitPaper = (lastSave: number) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    const token = ticket(aTicket({ attemptId: 'at1' }));
    const answers = [pick('q1', 'q1a')];
    return executeAsStudent(SUBMIT_PAPER, { input: { ticket: token, answers, lastSave } });
  };
  const receipt = { attemptId: 'at1' };
  const anAnswer = { questionId: 'q1', selectedOptionId: 'q1a' };

  test('tells upstream the last save that the device knows: a single exam', async () => {
    upstream.on('POST', '/exams/results?lastSave=7', aSingleResult());
    expect(dataOf(await submit([anAnswer], 7))).toEqual({ submitExam: { receipt } });
  });

  test('tells upstream the last save that the device knows: a paper', async () => {
    upstream.on('POST', `${PAPER_RESULTS}?lastSave=7`, aMultiSubjectResult());
    expect(dataOf(await submitPaper(7))).toEqual({ submitMultiSubjectExam: { receipt } });
  });

  test('tells upstream the last save that the device knows: an attempt without answers', async () => {
    upstream.on('POST', '/ext/attempts/at1/close?lastSave=0', { ...running, resultId: null });
    expect(dataOf(await submit([], 0))).toEqual({ submitExam: { receipt: null } });
  });

  test('names no save if the client names none', async () => {
    upstream.on('POST', '/exams/results', aSingleResult());
    expect(dataOf(await submit([anAnswer]))).toEqual({ submitExam: { receipt } });
  });

  test('reports that another device has saved newer answers', async () => {
    const code = 'NEWER_ANSWERS_SAVED';
    upstream.fail('POST', '/exams/results?lastSave=7', 409, 'Newer answers.', { code });
    expect((await submit([anAnswer], 7)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', reason: 'NEWER_ANSWERS_SAVED' } },
    ]);
  });
});

describe('submitting to a host without attempts', () => {
  const { executeAsStudent, upstream, ticket } = useGateway();
  test('names no save', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcreation/examid/e1', anExam());
    upstream.on('POST', '/exams/results', aSingleResult());
    const input = {
      ticket: ticket(aTicket({ kind: 'single', examId: 'e1' })),
      mcqAnswers: [{ questionId: 'q1', selectedOptionId: 'q1a' }],
      lastSave: 7,
    };
    expect(dataOf(await executeAsStudent(SUBMIT, { input }))).toEqual({
      submitExam: { receipt: { attemptId: 'attempt-1' } },
    });
  });
});

describe('saving answers', () => {
  const { execute, executeAsStudent, upstream, ticket } = useGateway({ extensions: ['attempts'] });
  const save = (input: object, kind: 'single' | 'multi-subject' = 'single') =>
    executeAsStudent(SAVE, {
      input: {
        ticket: ticket(aTicket({ kind, attemptId: 'at1' })),
        sequence: 1,
        selections: [],
        ...input,
      },
    });

  test.each(['single', 'multi-subject'] as const)(
    'is one call that may be retried: %s',
    async (kind) => {
      upstream.on('PUT', '/ext/attempts/at1/answers', saved(7));
      expect(dataOf(await save({ sequence: 7, selections: [pick('q1', 'a')] }, kind))).toEqual({
        saveAnswers: saved(7),
      });
      expect(upstream.calls).toHaveLength(1);
      expect(upstream.calls[0]?.headers).toMatchObject({
        cookie: COOKIE,
        'idempotency-key': 'at1:7',
      });
    },
  );

  test('is confirmed with the pace for the next save and for the submission', async () => {
    upstream.on('PUT', '/ext/attempts/at1/answers', saved(1));
    const query = SAVE.replace('stored', 'pace { saveEverySeconds submitWithinSeconds }');
    const input = { ticket: ticket(aTicket({ attemptId: 'at1' })), sequence: 1, selections: [] };
    expect(dataOf(await executeAsStudent(query, { input }))).toMatchObject({
      // How widely submissions are spread depends on how busy the machine is.
      saveAnswers: { pace: { saveEverySeconds: 1, submitWithinSeconds: expect.any(Number) } },
    });
  });

  test('sends the first answer to each question, each option once, and no blanks', async () => {
    upstream.on('PUT', '/ext/attempts/at1/answers', saved(1));
    const writtenAnswers = [1, 2].map((file) => ({
      questionId: 'w1',
      answerPdfUrl: `/media/files/${file}.pdf`,
    }));
    await save({
      selections: [pick('q1', 'b', 'a', 'b'), pick('q1', 'c'), pick('q2')],
      writtenAnswers,
    });
    expect(upstream.call('PUT', '/ext/attempts/at1/answers').body).toEqual({
      sequence: 1,
      selections: [{ questionId: 'q1', selectedOption: ['b', 'a'] }],
      writtenAnswer: [{ questionId: 'w1', answerPdf: '/media/files/1.pdf' }],
    });
  });

  test.each([
    ['no ticket of ours', { ticket: 'x.y' }, 'ticket'],
    [
      'a file from elsewhere',
      { writtenAnswers: [{ questionId: 'w1', answerPdfUrl: 'https://evil.test/x.pdf' }] },
      'writtenAnswers',
    ],
    [
      'more answers than a paper has questions',
      { selections: Array.from({ length: 501 }, (_, i) => pick(`q${i}`)) },
      'selections',
    ],
    [
      'more options than a question has',
      { selections: [pick('q1'), pick('q2', ...Array.from({ length: 21 }, (_, i) => `a${i}`))] },
      'selections.1.selectedOptionIds',
    ],
  ])('rejects %s before the upstream call', async (_, input, path) => {
    const { errors } = await save(input);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path }],
    });
    expect(upstream.requestLines).toEqual([]);
  });

  test.each([
    [409, 'CONFLICT', 'Another tab or device has saved newer answers.'],
    [410, 'EXAM_CLOSED', 'The exam is closed.'],
    [403, 'FORBIDDEN', 'This belongs to someone else.'],
    [401, 'UNAUTHENTICATED', 'Please login first.'],
  ])('is rejected by upstream with %d as %s', async (status, code, message) => {
    upstream.fail('PUT', '/ext/attempts/at1/answers', status, message);
    expect((await save({})).errors[0]).toMatchObject({ message, extensions: { code } });
  });

  test('requires a session', async () => {
    const input = { ticket: ticket(aTicket()), sequence: 1, selections: [] };
    expect((await execute(SAVE, { input })).codes).toEqual(['UNAUTHENTICATED']);
    const { sequence: _, ...late } = input;
    expect((await execute(LATE, { input: late })).codes).toEqual(['UNAUTHENTICATED']);
    expect((await execute(OPEN)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await execute('{ attempt(id: "at1") { id } }')).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('an attempt that runs', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts'] });
  type Open = { openAttempts: { ticket: { token: string } | null; answers: object | null }[] };

  test('continues on any device: its ticket submits the exam as the same attempt and retake', async () => {
    upstream.on('GET', '/students/student', aViewer(), { times: 2 });
    upstream.on('GET', '/ext/attempts/open', [running]);
    upstream.on('GET', '/examcreation/examid/e1', anExam(), { times: 2 });
    const { openAttempts } = dataOf(await executeAsStudent<Open>(OPEN));
    expect(openAttempts).toMatchObject([
      { id: 'at1', exam: { id: 'e1' }, multiSubjectExam: null, sequence: 0, answers: null },
    ]);
    upstream.on('PUT', '/exams/results/r2', aSingleResult());
    const query = `mutation ($ticket: String!) {
      submitExam(input: {
        ticket: $ticket, mcqAnswers: [{ questionId: "q1", selectedOptionId: "q1a" }]
      }) {
        receipt { attemptId }
      }
    }`;
    expect(
      dataOf(await executeAsStudent(query, { ticket: openAttempts[0]?.ticket?.token })),
    ).toEqual({
      submitExam: { receipt: { attemptId: 'at1' } },
    });
    expect(upstream.call('PUT', '/exams/results/r2').headers).toMatchObject({
      'idempotency-key': 'at1',
    });
  });

  test.each([
    ['of somebody else', { userId: 'u2' }],
    ['that is closed', { closedAt: '2026-03-01T10:06:00.000Z', closedBy: 'student' }],
    ['of a kind that we do not know', { kind: 'oral' }],
  ])('has no ticket: one %s', async (_, changes) => {
    if (!('closedAt' in changes) && !('kind' in changes))
      upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/attempts/open', [{ ...running, ...changes }]);
    expect(dataOf(await executeAsStudent('{ openAttempts { id ticket { token } } }'))).toEqual({
      openAttempts: [{ id: 'at1', ticket: null }],
    });
  });

  test('with invalid times loses its ticket, not the rest', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/attempts/open', [{ ...running, deadline: 'soon' }]);
    const response = await executeAsStudent('{ openAttempts { id ticket { token } } }');
    expect(response.data).toEqual({ openAttempts: [{ id: 'at1', ticket: null }] });
    expect(response.codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
  });

  test('of a paper names its exam and its result, and loads its late answers only if they are missing', async () => {
    upstream.on('GET', '/ext/attempts/open', [
      { ...running, kind: 'multi-subject', examId: 'm1', resultId: 'r1' },
    ]);
    upstream.on('GET', '/multisubjectexams/mcqs/m1', { _id: 'm1' });
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', aMultiSubjectResult());
    upstream.on('GET', '/ext/attempts/at1', {
      ...running,
      lateAnswers: [{ _id: 'la1', state: 'refused', receivedAt: '2026-03-01' }],
    });
    const query = `{ openAttempts { exam { id } multiSubjectExam { id } result { ... on MultiSubjectExamResult { id } }
      lateAnswers { id state sealedAt } } }`;
    expect(dataOf(await executeAsStudent(query))).toEqual({
      openAttempts: [
        {
          exam: null,
          multiSubjectExam: { id: 'm1' },
          result: { id: 'r1' },
          lateAnswers: [{ id: 'la1', state: 'REFUSED', sealedAt: null }],
        },
      ],
    });
  });
});

describe('late answers', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({ extensions: ['attempts'] });
  const late = {
    _id: 'la1',
    state: 'accepted',
    receivedAt: '2026-03-01T11:00:00.000Z',
    selections: [],
    writtenAnswer: [],
  };
  const closed = { ...running, closedAt: '2026-03-01T10:11:35.000Z' };

  test('are sent with an expired ticket: upstream decides', async () => {
    const old = ticket(
      aTicket({ attemptId: 'at1', startedAt: NOW - 7_200_000, deadline: NOW - 3_600_000 }),
    );
    upstream.on('POST', '/ext/attempts/at1/late-answers', { _id: 'la1', state: 'waiting' });
    expect(
      dataOf(
        await executeAsStudent(LATE, { input: { ticket: old, selections: [pick('q1', 'a')] } }),
      ),
    ).toEqual({
      submitLateAnswers: { id: 'la1', state: 'WAITING' },
    });
    upstream.fail(
      'POST',
      '/ext/attempts/at1/late-answers',
      409,
      'The exam is still open: hand it in.',
    );
    expect(
      (await executeAsStudent(LATE, { input: { ticket: old, selections: [pick('q1', 'a')] } }))
        .codes,
    ).toEqual(['CONFLICT']);
    expect(
      (await executeAsStudent(LATE, { input: { ticket: old, selections: [pick('q1')] } })).errors[0]
        ?.extensions,
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'NOTHING_ANSWERED',
    });
  });

  test('that an admin accepts show the result that they have become', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('POST', '/ext/late-answers/la1/accept', { ...late, attempt: closed });
    upstream.on('GET', '/exams/results/user/u1/exam/e1', aSingleResult({ score: 2 }));
    expect(dataOf(await executeAsStudent(DECIDE))).toEqual({
      decideLateAnswers: {
        lateAnswers: {
          state: 'ACCEPTED',
          attempt: { result: { __typename: 'SingleExamResult', id: 'r2', score: 2 } },
        },
      },
    });
    expect(upstream.call('POST', '/ext/late-answers/la1/accept').body).toBe('');
  });

  test('are listed in every state unless a state is given', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/ext/late-answers?offset=0&limit=20', [{ ...late, attempt: closed }]);
    expect(
      dataOf(
        await executeAsStudent(
          '{ lateAnswers { nodes { state answers { selections { questionId } } } } }',
        ),
      ),
    ).toEqual({
      lateAnswers: { nodes: [{ state: 'ACCEPTED', answers: { selections: [] } }] },
    });
  });

  test('are decided only by admins', async () => {
    for (const query of [DECIDE, '{ lateAnswers { totalCount } }']) {
      upstream.on('GET', '/students/student', aViewer());
      expect((await executeAsStudent(query)).codes).toEqual(['FORBIDDEN']);
    }
  });
});

describe('a host that keeps no attempts', () => {
  const { executeAsStudent, upstream, ticket } = useGateway();

  test('has no running attempts; unsaved answers stay in the browser', async () => {
    expect(
      dataOf(await executeAsStudent('{ openAttempts { id } attempt(id: "at1") { id } }')),
    ).toEqual({ openAttempts: null, attempt: null });
    const input = { ticket: ticket(aTicket()), selections: [] };
    expect((await executeAsStudent(SAVE, { input: { ...input, sequence: 1 } })).codes).toEqual([
      'OPERATION_NOT_ALLOWED',
    ]);
    expect((await executeAsStudent(LATE, { input })).codes).toEqual(['OPERATION_NOT_ALLOWED']);
    upstream.on('GET', '/students/student', anAdmin(), { times: 2 });
    expect((await executeAsStudent(DECIDE)).codes).toEqual(['OPERATION_NOT_ALLOWED']);
    expect((await executeAsStudent('{ lateAnswers { totalCount } }')).codes).toEqual([
      'OPERATION_NOT_ALLOWED',
    ]);
    expect(upstream.requestLines).toEqual(['GET /students/student', 'GET /students/student']);
  });
});

describe('a gateway that has not reached the backend yet', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({ extensions: ['attempts'] });

  test('neither saves nor starts anything while it is unknown whether the backend records attempts', async () => {
    upstream.areExtensionsDown = true;
    upstream
      .on('GET', '/students/student', aViewer())
      .on('GET', '/examcreation/examid/e1', anExam());
    const save = await executeAsStudent(
      'mutation ($ticket: String!) { saveAnswers(input: { ticket: $ticket, sequence: 1, selections: [] }) { stored } }',
      {
        ticket: ticket(aTicket({ attemptId: 'at1' })),
      },
    );
    const start = await executeAsStudent(
      'mutation { startExam(input: { examId: "e1" }) { ticket { token } } }',
    );
    expect([...save.codes, ...start.codes]).toEqual([
      'UPSTREAM_UNAVAILABLE',
      'UPSTREAM_UNAVAILABLE',
    ]);
    upstream.areExtensionsDown = false;
  });
});
