// The real gateway with the real backend, and exams of every type under every possible parent. Each
// text of their answer keys contains KEY_CANARY; a leaked correct option is visible as a field
// `isCorrect`.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import nock from 'nock';
import type { OtherExamContent } from '../../backend/src/db/content/content-schema.ts';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';
import { aContent, anMcq, FREE_PAPER, KEY_CANARY, PAID_PAPER } from '../backend/content-fixture.ts';
import { type Student, startBackend } from '../backend/kit.ts';
import { freePort } from './free-port.ts';
import { SECRET } from './kit.ts';
import { Gateway } from './listening.ts';

const SERVICE_TOKEN = 'service-token-for-the-tests';
const rules = { timeLimit: 10, passingScore: 40, negetiveMarkingPercentage: 25 };

function otherExam(key: string, parentType: OtherExamContent['parentType'], parentId: string) {
  const mcqs = [anMcq(key), anMcq(`${key} two`, { answer: 'B' })];
  return {
    file: `exams/${key}.yaml`,
    data: {
      key,
      parentType,
      parentId,
      title: key,
      type: 'MCQ' as const,
      totalMarks: 2,
      mcqs,
      ...rules,
    },
  };
}

function content() {
  const all = aContent();
  const written = [
    {
      questionText: 'Why?',
      answerGuidelines: `${KEY_CANARY} guide`,
      handwrittenPdf: `/media/files/${KEY_CANARY}.pdf`,
    },
  ];
  const onPaper = {
    key: 'on-paper',
    parentType: 'lesson' as const,
    parentId: 'free10-motion-lesson-2',
    title: 'On paper',
    totalMarks: 5,
  };
  all.otherExams = [
    otherExam('of-course', 'course', 'free10'),
    otherExam('of-subject', 'subject', 'free10-physics'),
    otherExam('of-lesson', 'lesson', 'free10-motion-lesson-1'),
    otherExam('of-unit', 'unit', 'free-a'),
    otherExam('contest', 'course', 'paid10'),
    { file: 'exams/on-paper.yaml', data: { ...onPaper, type: 'Written', written, ...rules } },
  ];
  const open = { startsInDays: -1, endsInDays: 1 };
  all.examCampaigns = [
    {
      file: 'exam-campaigns.yaml',
      data: { key: 'single-contest', title: 'Single contest', exam: 'contest', ...open },
    },
    {
      file: 'exam-campaigns.yaml',
      data: { key: 'paper-contest', title: 'Paper contest', exam: PAID_PAPER, ...open },
    },
  ];
  return all;
}

export const SINGLE_EXAMS = [
  'free10-motion-exam-1',
  'free10-motion-exam-2',
  'of-course',
  'of-subject',
  'of-lesson',
  'of-unit',
  'contest',
  'on-paper',
];
export const PAPERS = [FREE_PAPER, PAID_PAPER];
export const CAMPAIGNS = ['single-contest', 'paper-contest'];

export type AnswerKeyKit = Awaited<ReturnType<typeof startAnswerKeyKit>>;

/**
 * Public caches are enabled, so that data read by an admin would reach a student if it were cached.
 */
export async function startAnswerKeyKit() {
  nock.restore();
  const backend = await startBackend(content());
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const logged: string[] = [];
  const { log } = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
  });
  const metricsPort = await freePort();
  const { env } = readEnv({ TICKET_SECRET: SECRET, UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN });
  const upstreamUrl = new URL(
    `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}`,
  );
  const waitOptions = {
    upstreamTimeoutMs: 20_000,
    operationTimeoutMs: 60_000,
    upstreamBreaker: false,
  };
  const settings = {
    ...env,
    ...waitOptions,
    upstreamUrl,
    publicCacheSeconds: 600,
    metricsPort,
    host: '127.0.0.1',
  };
  const options = { env: settings, logger: log, runsBeforeCompiling: 0 };
  const app = await buildServer(options);
  await app.listen({ host: '127.0.0.1', port: 0 });
  /** Enrolled in the free courses, registered for both campaigns. */
  const newStudent = async (): Promise<Student> => {
    const student = await backend.enrolled();
    for (const campaignId of CAMPAIGNS) {
      await student.post('/examcampaigns/register', {
        campaignId,
        studentId: student.studentId,
        basicInfo: { name: 'Rafi' },
      });
    }
    return student;
  };
  return {
    gateway: new Gateway({
      app,
      sources: [],
      calls: [],
      buildFull: () => buildServer({ ...options, env: { ...settings, metricsPort: undefined } }),
    }),
    backend,
    newStudent,
    reader: await newStudent(),
    other: await newStudent(),
    admin: await backend.admin(),
    /** Log lines of gateway and backend, and the gateway's metrics. */
    async recorded(): Promise<string[]> {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return [...logged, ...backend.logged, metrics];
    },
    async close() {
      await app.close();
      await backend.close();
      nock.activate();
    },
  };
}
