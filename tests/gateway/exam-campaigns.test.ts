import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  anAdmin,
  anExam,
  anExamCampaign,
  aViewer,
  withoutKey,
} from './fixtures.ts';
import { dataOf, NOW, useGateway } from './kit.ts';

const EXAM =
  'exam { __typename ... on Exam { id title } ... on MultiSubjectExam { id title questionCount } }';
const REGISTER = `mutation { registerForExamCampaign(input: { campaignId: "x1", basicInfo: { name: "Aisha" } }) {
  message campaign { id isRegistered } student { id campaignExams { examId } } } }`;
const single = withoutKey(anExam());
const paper = withoutKey(aMultiSubjectExam());
const outline = {
  ...paper,
  subjects: paper.subjects?.map(({ mcqs: _, ...subject }) => subject) ?? [],
};

describe('exam campaigns', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('are listed, the next one first; null when there is none', async () => {
    upstream.on('GET', '/examcampaigns', [
      anExamCampaign(),
      anExamCampaign({ _id: 'x0', startDate: '2026-02-01T00:00:00.000Z' }),
    ]);
    upstream.fail('GET', '/examcampaigns/x404', 404);
    expect(
      dataOf(await execute('{ examCampaigns { id } examCampaign(id: "x404") { id } }')),
    ).toEqual({
      examCampaigns: [{ id: 'x0' }, { id: 'x1' }],
      examCampaign: null,
    });
  });

  test('of a host that sends few fields are shown with those', async () => {
    upstream.on('GET', '/examcampaigns', [
      { _id: 'x1', name: 'Model test', description: null, startDate: null },
    ]);
    const fields = `
      title description imageUrl examKind startDate endDate registeredCount isRegistered
      registrationClosesAt registrationLimit exam { __typename }
    `;
    expect(dataOf(await execute(`{ examCampaigns { ${fields} } }`))).toEqual({
      examCampaigns: [
        {
          title: 'Model test',
          description: null,
          imageUrl: null,
          examKind: null,
          startDate: null,
          endDate: null,
          registeredCount: 0,
          isRegistered: false,
          registrationClosesAt: null,
          registrationLimit: null,
          exam: null,
        },
      ],
    });
  });

  test('show the public data of their exam to viewers who are not registered', async () => {
    upstream.on('GET', '/examcampaigns', [
      anExamCampaign({ registered: false }),
      anExamCampaign({ _id: 'x2', examId: 'm1', examKind: 'multi-subject', registered: false }),
    ]);
    upstream.on('GET', '/examcreation/examid/e1', single);
    upstream.on('GET', '/multisubjectexams/mcqs/m1', outline);
    expect(dataOf(await execute(`{ examCampaigns { ${EXAM} } }`))).toEqual({
      examCampaigns: [
        { exam: { __typename: 'Exam', id: 'e1', title: 'Motion test' } },
        {
          exam: { __typename: 'MultiSubjectExam', id: 'm1', title: 'DU A 2023', questionCount: 3 },
        },
      ],
    });
  });

  test('show it to registered students by its public URL until it opens, and then by the campaign', async () => {
    upstream.on(
      'GET',
      '/examcampaigns/x1',
      anExamCampaign({ startDate: new Date(NOW + 1).toISOString() }),
    );
    upstream.on('GET', '/examcreation/examid/e1', single);
    expect(dataOf(await executeAsStudent(`{ examCampaign(id: "x1") { ${EXAM} } }`))).toMatchObject({
      examCampaign: { exam: { id: 'e1' } },
    });

    upstream.on(
      'GET',
      '/examcampaigns/x2',
      anExamCampaign({ _id: 'x2', examId: 'm1', examKind: 'multi-subject' }),
    );
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcampaigns/s1/campaigns/x2/exam', paper);
    const response = await executeAsStudent(
      `{ examCampaign(id: "x2") { ${EXAM} again: exam { __typename } } }`,
    );
    expect(dataOf(response)).toEqual({
      examCampaign: {
        exam: { __typename: 'MultiSubjectExam', id: 'm1', title: 'DU A 2023', questionCount: 3 },
        again: { __typename: 'MultiSubjectExam' },
      },
    });
  });

  test('have no exam if it does not exist', async () => {
    upstream.on('GET', '/examcampaigns', [
      anExamCampaign(),
      anExamCampaign({ _id: 'x2', registered: false }),
      anExamCampaign({ _id: 'x3', registered: false, examId: 'm1', examKind: 'multi-subject' }),
    ]);
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/examcampaigns/s1/campaigns/x1/exam', 404);
    upstream.fail('GET', '/examcreation/examid/e1', 404);
    upstream.fail('GET', '/multisubjectexams/mcqs/m1', 404);
    expect(dataOf(await executeAsStudent('{ examCampaigns { exam { __typename } } }'))).toEqual({
      examCampaigns: [{ exam: null }, { exam: null }, { exam: null }],
    });
  });

  test('never show a question of the exam, whatever upstream sends', async () => {
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign());
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/examcampaigns/s1/campaigns/x1/exam', anExam());
    const { raw } = await executeAsStudent(`{ examCampaign(id: "x1") { ${EXAM} } }`);
    expect(raw.body).not.toMatch(/Question q1|Because of/);
    const refused = await executeAsStudent(
      '{ examCampaign(id: "x1") { exam { ... on Exam { questions { id } } } } }',
    );
    expect(refused.codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  test('are written only by admins', async () => {
    const writes = [
      `createExamCampaign(input: {
        title: "x", examId: "e", examKind: SINGLE,
        startDate: "2026-01-01T00:00:00Z", endDate: "2026-01-02T00:00:00Z"
      }) {
        campaign { id }
      }`,
      'updateExamCampaign(input: { id: "x1" }) { campaign { id } }',
      'updateExamCampaignRegistration(input: { id: "x1", registrationLimit: 1 }) { campaign { id } }',
      'deleteExamCampaign(input: { id: "x1", force: true }) { deletedId }',
      'createCampaign(input: { title: "x" }) { campaign { id } }',
      'updateCampaign(input: { id: "k1" }) { campaign { id } }',
      'deleteCampaign(input: { id: "k1", force: true }) { deletedId }',
    ];
    upstream.on('GET', '/students/student', aViewer(), { times: writes.length });
    for (const write of writes) {
      expect((await executeAsStudent(`mutation { ${write} }`)).codes).toEqual(['FORBIDDEN']);
      expect((await execute(`mutation { ${write} }`)).codes).toEqual(['UNAUTHENTICATED']);
    }
  });

  test('keep registration open with a host that cannot close it', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const response = await executeAsStudent(
      'mutation { updateExamCampaignRegistration(input: { id: "x1", registrationLimit: 1 }) { campaign { id } } }',
    );
    expect(response.errors[0]?.extensions).toMatchObject({
      code: 'OPERATION_NOT_ALLOWED',
      reason: 'NO_REGISTRATION_LIMITS',
    });
  });

  test('that students are registered for are deleted only by force', async () => {
    const remove = (force: string) =>
      executeAsStudent(
        `mutation { deleteExamCampaign(input: { id: "x1" ${force} }) { deletedId message } }`,
      );
    upstream.on('GET', '/students/student', anAdmin(), { times: 2 });
    upstream.fail(
      'DELETE',
      '/examcampaigns/x1',
      409,
      'Students are registered for it. Send force=true to delete it.',
    );
    expect((await remove('')).codes).toEqual(['CONFLICT']);
    upstream.on('DELETE', '/examcampaigns/x1?force=true', {});
    expect(dataOf(await remove('force: true'))).toEqual({
      deleteExamCampaign: { deletedId: 'x1', message: 'Exam campaign deleted.' },
    });
  });
});

describe('registering for an exam campaign', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('returns the campaign, and the exam among those of the student', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/examcampaigns/register', { campaign: anExamCampaign() });
    upstream.on('GET', '/examcampaigns/s1/exams', [{ campaignId: 'x1', examId: 'e1' }]);
    expect(dataOf(await executeAsStudent(REGISTER))).toEqual({
      registerForExamCampaign: {
        message: 'Registered successfully',
        campaign: { id: 'x1', isRegistered: true },
        student: { id: 's1', campaignExams: [{ examId: 'e1' }] },
      },
    });
  });

  test.each(['REGISTRATION_CLOSED', 'REGISTRATION_FULL'])(
    'reports with %s why it was too late',
    async (reason) => {
      upstream.on('GET', '/students/student', aViewer());
      upstream.reply('POST', '/examcampaigns/register', {
        status: 410,
        body: { error: 'Too late.', code: reason },
      });
      const response = await executeAsStudent(REGISTER);
      expect(response.errors[0]?.extensions).toMatchObject({ code: 'EXAM_CLOSED', reason });
    },
  );

  test('reads the campaign again if the host returns only a message', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('POST', '/examcampaigns/register', { message: 'Welcome' });
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign());
    upstream.on('GET', '/examcampaigns/s1/exams', []);
    expect(dataOf(await executeAsStudent(REGISTER))).toMatchObject({
      registerForExamCampaign: { message: 'Welcome', campaign: { id: 'x1' } },
    });
  });

  test.each([
    [409, 'You are already registered for this campaign.', 'CONFLICT'],
    [410, 'The campaign is over.', 'EXAM_CLOSED'],
    [404, 'There is no such campaign.', 'NOT_FOUND'],
  ])('is rejected with %i with the message of upstream', async (status, message, code) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('POST', '/examcampaigns/register', status, message);
    expect((await executeAsStudent(REGISTER)).errors).toMatchObject([
      { message, extensions: { code } },
    ]);
  });

  test('needs a session and a student record', async () => {
    expect((await execute(REGISTER)).codes).toEqual(['UNAUTHENTICATED']);
    upstream.on('GET', '/students/student', anAdmin());
    expect((await executeAsStudent(REGISTER)).codes).toEqual(['FORBIDDEN']);
  });
});

describe.each([[true], [false]])('with the extension batch: %s', (hasBatch) => {
  const { execute, upstream } = useGateway(hasBatch ? { extensions: ['batch'] } : {});

  test('the exams of ten campaigns are one call for each kind, or one each', async () => {
    const exams = Array.from({ length: 10 }, (_, i) => ({ _id: `k${i}` }));
    const campaigns = exams.map(({ _id: examId }, i) =>
      anExamCampaign({
        _id: `x${i}`,
        examId,
        examKind: i % 2 === 0 ? 'single' : 'multi-subject',
        registered: false,
      }),
    );
    upstream.on('GET', '/examcampaigns', campaigns);
    if (hasBatch) {
      upstream.on('GET', '/ext/batch/exams?ids=k0,k2,k4,k6,k8', exams);
      upstream.on('GET', '/ext/batch/multisubjectexams?ids=k1,k3,k5,k7,k9', exams);
    } else {
      const path = (i: number) =>
        i % 2 === 0 ? '/examcreation/examid/' : '/multisubjectexams/mcqs/';
      for (const [i, exam] of exams.entries()) upstream.on('GET', `${path(i)}${exam._id}`, exam);
    }
    const response = await execute(
      '{ examCampaigns { exam { ... on Exam { id } ... on MultiSubjectExam { id } } } }',
    );
    expect(dataOf(response)).toEqual({
      examCampaigns: exams.map(({ _id }) => ({ exam: { id: _id } })),
    });
    expect(upstream.calls).toHaveLength(1 + (hasBatch ? 2 : 10));
  });
});

describe.each([[1], [10]])('of %i students', (n) => {
  const { executeAsStudent, upstream } = useGateway();

  test('the exams registered for are one call each, their campaigns one call per campaign', async () => {
    const students = Array.from({ length: n }, (_, i) => ({ _id: `s${i}` }));
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/students?offset=0&limit=20', students);
    for (const { _id } of students)
      upstream.on('GET', `/examcampaigns/${_id}/exams`, [{ campaignId: 'x1', examId: 'e1' }]);
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign());
    const response = await executeAsStudent(
      '{ students { nodes { campaignExams { examId campaign { title } } } } }',
    );
    expect(dataOf(response)).toEqual({
      students: {
        nodes: students.map(() => ({
          campaignExams: [{ examId: 'e1', campaign: { title: 'Model test' } }],
        })),
      },
    });
    expect(upstream.calls).toHaveLength(3 + n);
  });
});

describe('the own result in the exam of a campaign', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['exam-versions'] });
  const RESULT =
    '... on MultiSubjectExam { id myResult { id } } ... on Exam { id myResult { id } }';

  test('is read without the exam, whose id the campaign has', async () => {
    upstream.on(
      'GET',
      '/examcampaigns/x1',
      anExamCampaign({ examId: 'm1', examKind: 'multi-subject' }),
    );
    upstream.on('GET', '/ext/results/mine?examIds=m1', {
      multiSubject: [aMultiSubjectResult()],
      single: [],
    });
    const query = 'query ($own: Boolean!) { examCampaign(id: "x1") { id exam @include(if: $own)';
    const of = `${query} { __typename ${RESULT} } } }`;
    expect(dataOf(await executeAsStudent(of, { own: true }))).toEqual({
      examCampaign: {
        id: 'x1',
        exam: { __typename: 'MultiSubjectExam', id: 'm1', myResult: { id: 'r1' } },
      },
    });
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign());
    expect(dataOf(await executeAsStudent(of, { own: false }))).toEqual({
      examCampaign: { id: 'x1' },
    });
  });

  test('is null without one, in an exam of either kind', async () => {
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign());
    upstream.on('GET', '/ext/results/mine?examIds=e1', { multiSubject: [], single: [] });
    expect(
      dataOf(await executeAsStudent(`{ examCampaign(id: "x1") { exam { ${RESULT} } } }`)),
    ).toEqual({ examCampaign: { exam: { id: 'e1', myResult: null } } });
  });

  test('is returned with the exam if more of it is selected', async () => {
    upstream.on('GET', '/examcampaigns/x1', anExamCampaign({ registered: false }));
    upstream.on('GET', '/examcreation/examid/e1', single);
    upstream.on('GET', '/ext/results/mine?examIds=e1', { multiSubject: [], single: [] });
    const more = `exam { ${RESULT} ...More } } } fragment More on Exam { title }`;
    expect(dataOf(await executeAsStudent(`{ examCampaign(id: "x1") { ${more}`))).toEqual({
      examCampaign: { exam: { id: 'e1', title: 'Motion test', myResult: null } },
    });
  });
});
