// Refusals by a rule name the invalid field, like those by a schema (docs/rest-contract.md,
// "Errors").
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAPER_RESULTS, SINGLE, startAttempt, WRITTEN } from './attempt-kit.ts';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { type ApiResponse, type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { aPdf, aPng, multipart, octets } from './multipart.ts';
import { oneSingleAnswer } from './one-answer.ts';

let backend: Backend;
let admin: Visitor;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await confirmed(await backend.admin(), ADMIN_PASSWORD);
  person = await backend.enrolled();
});
afterAll(() => backend.close());

/** Code, field and problem of a refusal. */
const codeAndFields = ({ body }: ApiResponse) => [
  body.code,
  body.fields?.map((field: { path: string; code: string }) => `${field.path} ${field.code}`),
];
const json = { 'content-type': 'application/json' };
const manyIds = Array.from({ length: 201 }, (_, index) => `id-${index}`).join(',');

describe('in an address', () => {
  it.each([
    [`/ext/batch/lessons?ids=${manyIds}`, 'TOO_MANY_IDS', 'ids HAS_TOO_MANY'],
    [`/ext/batch/lessons?parents=${manyIds}`, 'TOO_MANY_IDS', 'parents HAS_TOO_MANY'],
    [`/ext/progress/mine?lessonIds=${manyIds}`, 'TOO_MANY_IDS', 'lessonIds HAS_TOO_MANY'],
    ['/ext/batch/lessons?ids=a&parents=b', 'IDS_OR_PARENTS', 'ids EITHER_THIS_OR'],
    ['/ext/batch/lessons', 'IDS_OR_PARENTS', 'ids EITHER_THIS_OR'],
    ['/ext/batch/universities?ids=a&parents=b', 'IDS_OR_PARENTS', 'ids EITHER_THIS_OR'],
    ['/ext/batch/universities?parents=b', 'IDS_MISSING', 'ids IS_MISSING'],
    ['/ext/batch/universities', 'IDS_MISSING', 'ids IS_MISSING'],
    ['/ext/progress/mine', 'LESSONS_OR_COURSE', 'lessonIds EITHER_THIS_OR'],
    ['/ext/notes?lessonId=a&contentId=b', 'LESSON_OR_CONTENT', 'lessonId EITHER_THIS_OR'],
    ['/ext/notes?lessonId=a%00b', 'UNSTORABLE_CHARACTER', 'lessonId HAS_UNSTORABLE_CHARACTER'],
  ])('%#', async (url, code, field) => {
    expect(codeAndFields(await person.get(url))).toEqual([code, [field]]);
  });
});

describe('in a body', () => {
  it('that is not JSON or incomplete: the whole body', async () => {
    expect(
      codeAndFields(
        await person.send('POST', '/ext/notes', { payload: '{"text":', headers: json }),
      ),
    ).toEqual(['INVALID_JSON', ['body IS_INVALID']]);
    const short = { payload: '{}', headers: { ...json, 'content-length': '9' } };
    expect(codeAndFields(await person.send('POST', '/ext/notes', short))).toEqual([
      'INVALID_LENGTH',
      ['body IS_INVALID'],
    ]);
  });

  it('with a character that cannot be stored', async () => {
    const assignment = {
      title: 'Essay',
      course: { _id: 'free10', category: 'academic' },
      description: 'a\0b',
    };
    expect(codeAndFields(await admin.post('/assignments', assignment))).toEqual([
      'UNSTORABLE_CHARACTER',
      ['description HAS_UNSTORABLE_CHARACTER'],
    ]);
  });

  it('that no schema limits, however deep it is', async () => {
    const deep = { payload: '['.repeat(5000) + ']'.repeat(5000), headers: json };
    for (const [method, url] of [
      ['DELETE', '/academicresult/a%00b'],
      ['DELETE', '/ext/notes/a%00b'],
      ['DELETE', '/ext/people/a%00b/block'],
    ] as const)
      expect(codeAndFields(await admin.send(method, url, deep)), url).toEqual([
        'UNSTORABLE_CHARACTER',
        ['id HAS_UNSTORABLE_CHARACTER'],
      ]);
  });

  it('of a note or an enrolment', async () => {
    expect(codeAndFields(await person.post('/ext/notes', { text: 'x' }))).toEqual([
      'LESSON_OR_CONTENT',
      ['lessonId EITHER_THIS_OR'],
    ]);
    const enrolment = { studentId: person.studentId, courseId: 'paid10', category: 'academic' };
    expect(codeAndFields(await person.post('/students/student/enroll', enrolment))).toEqual([
      'COURSE_NOT_FREE',
      ['courseId TAKES_NO_ENROLMENT'],
    ]);
  });
});

describe('of an account', () => {
  it('without an address, with that of another, or of a role', async () => {
    const someone = await confirmed(await backend.student());
    const other = await backend.student();
    const change = (sender: Visitor, body: object, id = someone.userId) =>
      sender.send('PATCH', `/users/${id}`, { body });
    expect(codeAndFields(await change(someone, { phoneNumber: null }))).toEqual([
      'CONTACT_REQUIRED',
      ['phoneNumber IS_MISSING'],
    ]);
    expect(codeAndFields(await change(someone, { role: 'admin' }))).toEqual([
      'ROLE_NEEDS_ADMIN',
      ['role IS_FIXED'],
    ]);
    expect(
      codeAndFields(
        await change(someone, { email: 'a@example.com', phoneNumber: '8801999999999' }),
      ),
    ).toEqual(['ONE_ADDRESS_AT_A_TIME', ['phoneNumber EITHER_THIS_OR']]);
    const { phoneNumber } = (await other.get('/students/student')).body;
    expect(codeAndFields(await change(admin, { email: 'free@example.com', phoneNumber }))).toEqual([
      'CONTACT_TAKEN',
      ['phoneNumber IS_TAKEN'],
    ]);
    expect(codeAndFields(await other.post('/ext/address-change', { phoneNumber }))).toEqual([
      'CONFIRMATION_REQUIRED',
      undefined,
    ]);
    await confirmed(other);
    expect(codeAndFields(await other.post('/ext/address-change', { phoneNumber }))).toEqual([
      'ADDRESS_UNCHANGED',
      ['phoneNumber IS_THERE_ALREADY'],
    ]);
  });

  it('with a wrong code', async () => {
    const visitor = backend.visitor();
    await visitor.post('/auth/signup', { email: 'new@example.com', password: 'a long password' });
    const { otp } = backend.sent.findLast(({ to }) => to === 'new@example.com') ?? {};
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(codeAndFields(await visitor.post('/auth/verify', { otp: wrong }))).toEqual([
      'INVALID_OTP',
      ['otp IS_INVALID'],
    ]);
  });
});

describe('of a submission', () => {
  it('with the key of another exam or result', async () => {
    const someone = await backend.enrolled();
    const { _id: attempt } = (await startAttempt(someone, SINGLE)).body;
    const paper = {
      examId: FREE_PAPER,
      userId: someone.userId,
      subjects: [],
      totalScore: 0,
      timeTaken: 1,
    };
    const other = await someone.post(PAPER_RESULTS, paper, { 'idempotency-key': attempt });
    expect(codeAndFields(other)).toEqual([
      'ATTEMPT_OF_OTHER_EXAM',
      ['idempotency-key IS_OF_OTHER_EXAM'],
    ]);
    const single = {
      examId: SINGLE,
      userId: someone.userId,
      mcqAnswers: oneSingleAnswer(SINGLE),
      writtenAnswer: [],
      score: 1,
    };
    expect(
      (await someone.post('/exams/results', single, { 'idempotency-key': attempt })).status,
    ).toBe(201);
    const written = { ...single, examId: WRITTEN, mcqAnswers: [] };
    expect(
      codeAndFields(await someone.post('/exams/results', written, { 'idempotency-key': attempt })),
    ).toEqual(['KEY_OF_OTHER_EXAM', ['idempotency-key IS_OF_OTHER_EXAM']]);
  });
});

describe('of a file', () => {
  it('in a form: its field', async () => {
    const broken = multipart('file', 'answer.pdf', Buffer.from('%PDF-1.4\nnothing'));
    expect(codeAndFields(await person.send('POST', '/ext/files', broken))).toEqual([
      'PDF_UNREADABLE',
      ['file IS_INVALID'],
    ]);
    const photo = `/students/student/${person.studentId}/upload-profile-picture`;
    const damaged = multipart('image', 'me.png', aPng().subarray(0, 40));
    expect(codeAndFields(await person.send('POST', photo, damaged))).toEqual([
      'IMAGE_DAMAGED',
      ['image IS_INVALID'],
    ]);
    const cut = multipart('image', 'me.png', aPng());
    const incomplete = { ...cut, payload: cut.payload.subarray(0, -30) };
    expect(codeAndFields(await person.send('POST', photo, incomplete))).toEqual([
      'FILE_INCOMPLETE',
      ['image IS_INCOMPLETE'],
    ]);
  });

  it('in parts: the body, and a PDF beside pictures by its place', async () => {
    const someone = await backend.enrolled();
    const { _id: attemptId } = (await startAttempt(someone, WRITTEN)).body;
    const { _id } = (await someone.post('/ext/files/uploads', { attemptId, size: 1000 })).body;
    const part = await someone.send('PUT', `/ext/files/uploads/${_id}/parts/0`, octets(aPdf(2000)));
    expect([codeAndFields(part), part.body.fields[0].params]).toEqual([
      ['WRONG_PART_SIZE', ['body HAS_OTHER_SIZE']],
      { bytes: 1000 },
    ]);
    const [question] = (await someone.get(`/examcreation/examid/${WRITTEN}`)).body.written;
    const page = (kind: string, digit: string) => ({ sha256: digit.repeat(64), size: 1000, kind });
    const pages = { questionId: question._id, pages: [page('picture', 'a'), page('pdf', 'b')] };
    expect(codeAndFields(await someone.post(`/ext/attempts/${attemptId}/pages`, pages))).toEqual([
      'PDF_BESIDE_PAGES',
      ['pages.1.kind IS_NOT_ALLOWED'],
    ]);
  });

  it('of an assignment, by its place; and the text where there is neither', async () => {
    const { body } = await admin.post('/assignments', {
      title: 'Essay',
      course: { _id: 'free10', category: 'academic' },
      maxMark: 10,
    });
    const url = `/ext/assignments/${body._id}`;
    const { body: file } = await person.post(`${url}/files`, {
      sha256: 'c'.repeat(64),
      size: 9000,
      kind: 'pdf',
    });
    const draft = { text: '', files: [], revision: 0, submit: true };
    expect(codeAndFields(await person.put(`${url}/submission`, draft))).toEqual([
      'NOTHING_SUBMITTED',
      ['text IS_MISSING'],
    ]);
    const files = [{ name: 'essay.pdf', answerPdf: file.url }];
    const unfinished = await person.put(`${url}/submission`, { ...draft, files });
    expect(codeAndFields(unfinished)).toEqual(['FILES_STILL_UPLOADING', ['files.0 IS_INCOMPLETE']]);
    const foreign = await person.put(`${url}/submission`, {
      ...draft,
      files: [{ name: 'x.pdf', answerPdf: '/media/files/x.pdf' }],
    });
    expect(codeAndFields(foreign)).toEqual([
      'FILE_OF_OTHER_SUBMISSION',
      ['files.0 IS_NOT_OWN_FILE'],
    ]);
  });
});

describe('of admin writes', () => {
  it('a course with students, a year that has its paper, a key that students have results with', async () => {
    const draft = { status: 'draft' };
    expect(codeAndFields(await admin.put('/academiccourse/academicCourses/free10', draft))).toEqual(
      ['COURSE_HAS_STUDENTS', ['status IS_NOT_ALLOWED']],
    );
    expect(codeAndFields(await admin.put('/admissioncourse/universities/free', draft))).toEqual([
      'COURSE_HAS_STUDENTS',
      ['status IS_NOT_ALLOWED'],
    ]);
    const { _id, parentId, subjects } = (await admin.get(`/multisubjectexams/mcqs/${FREE_PAPER}`))
      .body;
    const question = {
      question: 'Why?',
      points: 1,
      options: [
        { text: 'a', isCorrect: true },
        { text: 'b', isCorrect: false },
      ],
    };
    const paper = {
      title: 'Second',
      timeLimit: 10,
      negativeMarkingPercentage: 0,
      subjects: [{ subjectName: 'S', mandatory: false, mcqs: [question] }],
    };
    expect(
      codeAndFields(await admin.post('/multisubjectexams/mcqs', { ...paper, parentId })),
    ).toEqual(['PAPER_EXISTS', ['parentId IS_TAKEN']]);
    expect(
      codeAndFields(await admin.post(`/admissioncourse/years/${parentId}/exams`, paper)),
    ).toEqual(['PAPER_EXISTS', ['yearId IS_TAKEN']]);
    const someone = await backend.enrolled();
    await startAttempt(someone);
    const turned = structuredClone(subjects);
    for (const option of turned[1].mcqs[0].options) option.isCorrect = !option.isCorrect;
    expect(
      codeAndFields(await admin.put(`/multisubjectexams/mcqs/${_id}`, { subjects: turned })),
    ).toEqual(['KEY_FIXED', ['subjects.1.mcqs.0.options IS_FIXED_NOW']]);
  });

  it('a release rule, an exam campaign and the maximum of an assignment', async () => {
    const rule = { visibility: 'answers', moment: 'after-window' };
    expect(
      codeAndFields(await admin.put(`/ext/exams/single/${SINGLE}/release-rule`, rule)),
    ).toEqual(['EXAM_WITHOUT_WINDOW', ['moment IS_NOT_ALLOWED']]);
    const at = (hours: number) =>
      new Date(backend.clock.now.getTime() + hours * 3_600_000).toISOString();
    const { body } = await admin.post('/examcampaigns', {
      title: 'Open',
      examId: PAID_PAPER,
      examKind: 'multi-subject',
      startDate: at(1),
      endDate: at(2),
    });
    await person.post('/examcampaigns/register', {
      campaignId: body._id,
      studentId: person.studentId,
      basicInfo: { name: 'Rafi' },
    });
    const other = { examId: SINGLE, examKind: 'single' };
    expect(codeAndFields(await admin.put(`/examcampaigns/${body._id}`, other))).toEqual([
      'CAMPAIGN_EXAM_FIXED',
      ['examId IS_FIXED_NOW'],
    ]);
    const essay = { title: 'Essay', course: { _id: 'free10', category: 'academic' }, maxMark: 10 };
    const { _id } = (await admin.post('/assignments', essay)).body;
    const submission = { text: 'Light bends.', files: [], revision: 0, submit: true };
    const submitted = (await person.put(`/ext/assignments/${_id}/submission`, submission)).body;
    await admin.put(`/ext/assignment-submissions/${submitted._id}/return`, {
      revision: 1,
      mark: 7,
    });
    const lower = await admin.put(`/assignments/${_id}`, { maxMark: 6 });
    expect([codeAndFields(lower), lower.body.fields[0].params]).toEqual([
      ['MARKS_ABOVE_MAXIMUM', ['maxMark IS_TOO_SMALL']],
      { limit: 7 },
    ]);
  });
});
