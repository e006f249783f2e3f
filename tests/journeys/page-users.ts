// The users that journeys through pages.ts log in as: a visitor, a new student, a student with
// results, one who is taking an exam, a teacher of one course, and the admin. Created once for all
// journeys.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { aPdf } from '../backend/multipart.ts';
import { execute } from './exam-kit.ts';
import { otpFor } from './outbox.ts';
import { newPhone } from './person.ts';

export type UserKind = 'visitor' | 'newcomer' | 'student' | 'examinee' | 'teacher' | 'admin';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** Bengali, as most names are, and with conjuncts. */
export const STUDENT_NAME = 'তাসনিম আক্তার স্নিগ্ধা';

export interface PageUsers {
  readonly baseURL: string;
  readonly studentId: string;
  /** The student's record, as the pages of admins name people. */
  readonly studentRecordId: string;
  readonly bankQuestionId: string;
  readonly contexts: Readonly<Record<UserKind, BrowserContext>>;
}

const UNITS = { courseId: 'du', category: 'ADMISSION_PREP' };
const SCIENCE = { courseId: 'class11-12-science', category: 'ACADEMIC' };

interface Question {
  readonly id: string;
  readonly options: readonly { readonly id: string }[];
}

interface SignedUp {
  readonly id: string;
  readonly recordId: string;
}

async function signUp(request: APIRequestContext, name: string): Promise<SignedUp> {
  const phoneNumber = `88${newPhone()}`;
  await execute(request, 'mutation ($input: SignupInput!) { signup(input: $input) { message } }', {
    input: { phoneNumber, password: 'shapla-shaluk-52' },
  });
  const { verifyOtp } = await execute<{
    verifyOtp: { viewer: { id: string; student: { id: string } } };
  }>(
    request,
    'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { viewer { id student { id } } } }',
    { input: { otp: await otpFor(phoneNumber) } },
  );
  const { id, student } = verifyOtp.viewer;
  await execute(
    request,
    'mutation ($input: UpdateStudentInput!) { updateStudent(input: $input) { student { id } } }',
    {
      input: {
        id: student.id,
        name,
        dateOfBirth: '2008-02-21',
        gender: 'FEMALE',
        address: { division: 'খুলনা', district: 'কুষ্টিয়া' },
        educationalBackground: { lastInstitution: 'কুষ্টিয়া সরকারি মহিলা কলেজ', lastLevel: 'HSC' },
      },
    },
  );
  return { id, recordId: student.id };
}

export async function enroll(
  request: APIRequestContext,
  ...courses: readonly object[]
): Promise<void> {
  for (const input of courses)
    await execute(
      request,
      'mutation ($input: EnrollInput!) { enroll(input: $input) { message } }',
      {
        input,
      },
    );
}

/** Every third question stays blank; the first option is sometimes the right one. */
const answered = (questions: readonly Question[]) =>
  questions.filter((_, index) => index % 3 !== 2);

async function takePaper(request: APIRequestContext, examId: string): Promise<void> {
  const { startMultiSubjectExam: started } = await execute<{
    startMultiSubjectExam: {
      ticket: { token: string };
      paper: { subjects: { questions: Question[] }[] };
    };
  }>(
    request,
    `mutation ($input: StartMultiSubjectExamInput!) {
      startMultiSubjectExam(input: $input) { ticket { token } paper { subjects { questions { id options { id } } } } }
    }`,
    { input: { examId } },
  );
  const questions = started.paper.subjects.flatMap((subject) => subject.questions);
  const answers = answered(questions).map(({ id, options }) => ({
    questionId: id,
    selectedOptionIds: [options[0]?.id],
  }));
  await execute(
    request,
    'mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) { receipt { attemptId } } }',
    {
      input: { ticket: started.ticket.token, answers },
    },
  );
}

interface StartedExam {
  readonly startExam: {
    readonly ticket: { readonly token: string };
    readonly paper: { questions: Question[]; writtenQuestions: { id: string }[] };
  };
}

/** A PDF for each written question. */
async function uploadAnswers(
  request: APIRequestContext,
  { ticket, paper }: StartedExam['startExam'],
) {
  const query =
    'mutation ($input: UploadAnswerPdfInput!) { uploadAnswerPdf(input: $input) { url } }';
  const file = { name: 'answer.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  const answers: { questionId: string; answerPdfUrl: string }[] = [];
  // One after the other: an account has two uploads at a time.
  for (const { id: questionId } of paper.writtenQuestions) {
    const operations = JSON.stringify({
      query,
      variables: { input: { ticket: ticket.token, file: null } },
    });
    const multipart = { operations, map: JSON.stringify({ file: ['variables.input.file'] }), file };
    const response = await request.post('/graphql', {
      multipart,
      headers: { 'apollo-require-preflight': 'true' },
    });
    const { data } = (await response.json()) as { data: { uploadAnswerPdf: { url: string } } };
    answers.push({ questionId, answerPdfUrl: data.uploadAnswerPdf.url });
  }
  return answers;
}

export async function takeExam(request: APIRequestContext, examId: string): Promise<void> {
  const { startExam: started } = await execute<StartedExam>(
    request,
    `mutation ($input: StartExamInput!) {
      startExam(input: $input) { ticket { token } paper { questions { id options { id } } writtenQuestions { id } } }
    }`,
    { input: { examId } },
  );
  const writtenAnswers = await uploadAnswers(request, started);
  const mcqAnswers = answered(started.paper.questions).map(({ id, options }) => ({
    questionId: id,
    selectedOptionId: options[0]?.id,
  }));
  await execute(
    request,
    'mutation ($input: SubmitExamInput!) { submitExam(input: $input) { receipt { attemptId } } }',
    {
      input: { ticket: started.ticket.token, mcqAnswers, writtenAnswers },
    },
  );
}

/**
 * The demonstration has admission and academic courses only. Workers cast at the same time: one of
 * them makes the course, the others wait for it.
 */
async function addLanguageCourse(request: APIRequestContext): Promise<void> {
  const { JOURNEY_DATA_DIR = '' } = process.env;
  const folder = join(JOURNEY_DATA_DIR, 'language-course');
  const doneFile = join(folder, 'made');
  if (mkdirSync(folder, { recursive: true }) === undefined)
    return expect.poll(() => existsSync(doneFile), { timeout: 60_000 }).toBe(true);
  const { createCourse } = await execute<{ createCourse: { course: { id: string } } }>(
    request,
    'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
    {
      input: {
        courseCode: 'ielts',
        courseType: 'language',
        title: 'IELTS প্রস্তুতি',
        price: 30,
        discount: 10,
        totalDurationMonths: 4,
        description: 'Listening, reading, writing and speaking, with a practice test each week.',
      },
    },
  );
  await execute(
    request,
    'mutation ($input: CreateSubjectInput!) { createSubject(input: $input) { subject { id } } }',
    {
      input: { courseId: createCourse.course.id, name: 'Speaking' },
    },
  );
  writeFileSync(doneFile, '');
}

/** The bank keeps those that an earlier worker added. @returns the id of one of them */
async function addBankQuestions(request: APIRequestContext): Promise<string> {
  await execute(
    request,
    'mutation ($input: AddBankQuestionsInput!) { addBankQuestions(input: $input) { ids } }',
    {
      input: {
        questions: [
          '$5\\,\\text{N}$ ও $12\\,\\text{N}$ বল লম্বভাবে ক্রিয়া করলে লব্ধি কত?',
          '$\\hat{i}\\cdot\\hat{j}$ = কত?',
        ].map((text) => ({
          text,
          points: 1,
          options: [
            { text: '$13\\,\\text{N}$', isCorrect: true },
            { text: '$0$', isCorrect: false },
          ],
          place: {
            subject: 'পদার্থবিজ্ঞান ১ম পত্র',
            chapter: 'ভেক্টর',
            difficulty: 'EASY',
            tags: ['ভর্তি'],
          },
        })),
      },
    },
  );
  const { bankQuestions } = await execute<{ bankQuestions: { nodes: { id: string }[] } }>(
    request,
    '{ bankQuestions(first: 1) { nodes { id } } }',
  );
  return bankQuestions.nodes[0]?.id ?? '';
}

async function createPageUsers(browser: Browser, baseURL: string): Promise<PageUsers> {
  const newContext = () =>
    browser.newContext({
      baseURL,
      timezoneId: 'Asia/Dhaka',
      viewport: { width: 1280, height: 800 },
    });
  const contexts = {
    visitor: await newContext(),
    newcomer: await newContext(),
    student: await newContext(),
    examinee: await newContext(),
    teacher: await newContext(),
    admin: await newContext(),
  };
  await execute(
    contexts.admin.request,
    'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }',
    {
      input: { email: 'admin@alokpath.test', password: 'alokpath-admin' },
    },
  );
  await addLanguageCourse(contexts.admin.request);
  const bankQuestionId = await addBankQuestions(contexts.admin.request);
  await signUp(contexts.newcomer.request, 'রাফি');

  const student = contexts.student.request;
  const { id: studentId, recordId: studentRecordId } = await signUp(student, STUDENT_NAME);
  await enroll(student, UNITS, SCIENCE);
  await takePaper(student, 'du-a-2022-exam');
  await takeExam(student, 'class11-12-physics-1-02-exam-1');
  await takeExam(student, 'class11-12-physics-1-02-exam-2');

  const examinee = contexts.examinee.request;
  await signUp(examinee, 'আব্দুল্লাহ আল মামুন');
  await enroll(examinee, UNITS, SCIENCE);
  await execute(
    examinee,
    'mutation ($input: StartMultiSubjectExamInput!) { startMultiSubjectExam(input: $input) { ticket { token } } }',
    {
      input: { examId: 'du-a-2023-exam' },
    },
  );
  for (const examId of ['class11-12-physics-1-02-exam-1', 'class11-12-physics-1-02-exam-2']) {
    await execute(
      examinee,
      'mutation ($input: StartExamInput!) { startExam(input: $input) { ticket { token } } }',
      { input: { examId } },
    );
  }

  const { recordId } = await signUp(contexts.teacher.request, 'নাসরিন সুলতানা');
  await execute(
    contexts.admin.request,
    'mutation ($input: GiveGrantInput!) { giveGrant(input: $input) { person { id } } }',
    { input: { ...SCIENCE, studentId: recordId, role: 'TEACHER' } },
  );
  return { baseURL, studentId, studentRecordId, bankQuestionId, contexts };
}

interface Fixtures {
  readonly users: PageUsers;
}

export const test = base.extend<object, Fixtures>({
  users: [
    async ({ browser }, use, { project }) => {
      const users = await createPageUsers(browser, project.use.baseURL ?? '');
      await use(users);
      await Promise.all(Object.values(users.contexts).map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
});

/** Opens a new tab as this user, in a language. */
export async function openTab(
  { contexts }: PageUsers,
  user: UserKind,
  language: Language,
): Promise<Page> {
  const tab = await contexts[user].newPage();
  // In the page alone: the script runs in its frames too, and the browser's own PDF viewer is a
  // frame whose localStorage is null.
  await tab.addInitScript((lang) => {
    if (self === top) localStorage.setItem('alokpath.lang', lang);
  }, language);
  return tab;
}
