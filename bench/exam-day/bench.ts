// Measures the cost of an exam day: students start a contest, save, submit and read their score; the
// result is the processor time of gateway, backend and PostgreSQL.
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sheetChecksum } from '@alokpath/exam-rules/sheet-checksum';
import { EXAM_ID } from '../../tests/drill/exam-fixture.ts';
import { Servers } from '../../tests/drill/servers.ts';
import { printTable } from '../table.ts';
import {
  CAMPAIGN,
  createContestFixture,
  endContest,
  type Student,
  untilNotified,
} from './contest-fixture.ts';
import { timePgbench } from './pgbench.ts';
import { ProcessorClock, type ProcessorTimes } from './processor-time.ts';
import { type Load, type Request, Requests } from './requests.ts';

const CROWDS = (process.env.STUDENTS ?? '1000').split(',').map(Number);
const SAVES = Number(process.env.SAVES ?? 26);
/** Students who run every operation before the others are measured. */
const WARM_UP = Number(process.env.WARM_UP ?? 150);
/** Backends behind one name. */
const BACKENDS = Number(process.env.BACKENDS ?? 1);
const START = 'StartMultiSubjectExam';
/** A folder for CPU profiles of the servers. */
const PROFILE = process.env.PROFILE;

type Question = { id: string; options: { id: string }[] };
type Started = {
  startMultiSubjectExam: {
    ticket: { token: string; attemptId: string };
    paperKey: { paperUrl: string } | null;
    paper?: { subjects: { questions: Question[] }[] };
  };
};
type Running = Student & {
  token: string;
  attemptId: string;
  questions: Question[];
  sequence: number;
};
type Row = { name: string; load: Load; used: ProcessorTimes };

async function measure(url: string, count: number): Promise<void> {
  const fixture = await createContestFixture(url, count + WARM_UP);
  let servers: Servers | undefined;
  let clock: ProcessorClock | undefined;
  try {
    if (PROFILE) mkdirSync(PROFILE, { recursive: true });
    servers = await Servers.open(fixture.env, {
      backends: BACKENDS,
      moreFlags: PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [],
    });
    const requests = new Requests(servers.gatewayPort);
    const own = fixture.env.DATABASE_URL ?? '';
    clock = await ProcessorClock.open(servers.pids, own);
    const rows: Row[] = [];
    const day = new ExamDay(requests, clock);
    const [warmers, students] = [
      fixture.students.slice(0, WARM_UP),
      fixture.students.slice(WARM_UP),
    ];
    await day.takeExam(warmers);
    rows.push(...(await day.takeExam(students)));
    await endContest(fixture);
    const { used: notifying } = await clock.measure(async () => {
      await wait(6000); // Public responses are cached for up to five seconds.
      await day.readResults(warmers.slice(0, 1)); // The first reader publishes the merit list.
      await untilNotified(fixture, count + WARM_UP);
    });
    await day.readResults(warmers);
    rows.push(...(await day.readResults(students)));
    requests.close();
    printTable(
      `An exam day of ${count} students, 100 questions, ${BACKENDS} backends, PostgreSQL; CPU in ms per operation`,
      [
        [
          '',
          'per s',
          'gateway',
          'backend',
          'PostgreSQL',
          'together',
          'p50 ms',
          'p99 ms',
          'sent B',
          'received B',
          'failed',
        ],
        ...rows.map(toCells),
      ],
    );
    printTable(
      'After the contest, in the background: a notification for each student; CPU in ms per student',
      [['gateway', 'backend', 'PostgreSQL', 'together'], cpuCells(notifying, count + WARM_UP)],
    );
    if (PROFILE) await endGracefully(servers);
    await servers.close();
    servers = undefined;
    await timePgbench(own, clock);
  } finally {
    await clock?.close();
    await servers?.close();
    await fixture.remove();
  }
}

class ExamDay {
  readonly #requests: Requests;
  readonly #clock: ProcessorClock;

  constructor(requests: Requests, clock: ProcessorClock) {
    this.#requests = requests;
    this.#clock = clock;
  }

  /** Half of the students start with the paper in the response, the others have loaded it. */
  async takeExam(students: readonly Student[]): Promise<Row[]> {
    const running = new Map<Student, Running>();
    let paperUrl = '';
    let questions: Question[] = [];
    const start = (name: string, ofStudents: readonly Student[], withPaper: boolean) =>
      this.#measure(
        name,
        ofStudents,
        ({ cookie }) => ({
          cookie,
          operation: START,
          variables: { input: { examId: EXAM_ID }, withPaper },
        }),
        (student, { startMultiSubjectExam: { ticket, paper, paperKey } }: Started) => {
          if (paperKey) paperUrl = paperKey.paperUrl;
          if (paper) questions = paper.subjects.flatMap((subject) => subject.questions);
          running.set(student, { ...student, ...ticket, questions, sequence: 0 });
        },
      );
    const half = Math.ceil(students.length / 2);
    const rows = [
      await start('start with its paper', students.slice(0, half), true),
      await start('start', students.slice(half), false),
    ];
    // Only starts without the paper return its URL; the web reads it before the start.
    const papers = await this.#clock.measure(() => this.#requests.load(students, paperUrl));
    rows.unshift({ name: 'paper before the start', load: papers.value, used: papers.used });
    const all = [...running.values()];
    const saves = Array.from({ length: SAVES }, () => all).flat();
    rows.push(await this.#measure('save', saves, save));
    rows.push(await this.#measure('submit', all, submit));
    return rows;
  }

  /** A visit begins with the query for the viewer; the backend then caches the session. */
  async readResults(students: readonly Student[]): Promise<Row[]> {
    const viewer = ({ cookie }: Student) => ({ cookie, operation: 'Viewer', variables: {} });
    const score = ({ cookie, userId }: Student) => ({
      cookie,
      operation: 'ExamResultRoute',
      variables: { userId, examId: EXAM_ID },
    });
    const list = ({ cookie }: Student) => ({
      cookie,
      operation: 'MeritList',
      variables: { id: CAMPAIGN, after: null, isSignedIn: true },
    });
    const review = (student: Student) => ({ ...score(student), operation: 'ReviewTexts' });
    return [
      await this.#measure('beginning of a visit', students, viewer),
      await this.#measure('score page', students, score),
      await this.#measure('review', students, review),
      await this.#measure('merit list', students, list),
    ];
  }

  async #measure<Item, Data>(
    name: string,
    items: readonly Item[],
    request: (item: Item) => Request,
    read?: (item: Item, data: Data) => void,
  ): Promise<Row> {
    const { value, used } = await this.#clock.measure(() =>
      this.#requests.run(items, request, read as never),
    );
    if (value.failed > items.length / 2) throw new Error(`${name}: most requests failed.`);
    return { name, load: value, used };
  }
}

/**
 * As the web does it: the empty sheet first, then the changes. All questions are answered in
 * `SAVES` saves.
 */
function save(student: Running): Request {
  if (student.sequence === 0) return saveWhole(student);
  const at = (sequence: number) =>
    answersOf(student, Math.ceil(((sequence - 1) * student.questions.length) / (SAVES - 1)));
  const [before, after] = [at(student.sequence), at(student.sequence + 1)];
  student.sequence += 1;
  const selections = after.map(({ questionId, selectedOptionIds }) => ({
    questionId,
    selectedOption: selectedOptionIds,
  }));
  const input = {
    attemptId: student.attemptId,
    sequence: student.sequence,
    base: student.sequence - 1,
    checksum: sheetChecksum({ selections, writtenAnswer: [] }),
    selections: after.slice(before.length),
    marked: [],
    unmarked: [],
  };
  return { cookie: student.cookie, operation: 'SaveAnswerChanges', variables: { input } };
}

function saveWhole(student: Running): Request {
  student.sequence += 1;
  const input = {
    ticket: student.token,
    sequence: student.sequence,
    selections: [],
    writtenAnswers: [],
    unsure: [],
  };
  return { cookie: student.cookie, operation: 'SaveAnswers', variables: { input } };
}

function submit(student: Running): Request {
  const answers = answersOf(student, student.questions.length);
  return {
    cookie: student.cookie,
    operation: 'SubmitMultiSubjectExam',
    variables: { input: { ticket: student.token, answers, automatic: false } },
  };
}

function answersOf({ userId, questions }: Running, count: number) {
  const salt = Number(userId.slice(1));
  return questions.slice(0, count).map(({ id, options }, index) => ({
    questionId: id,
    selectedOptionIds: [options[(salt * 7 + index * (salt % 11)) % options.length]?.id ?? ''],
  }));
}

/** Gateway, backend, PostgreSQL, and all together. */
function cpuCells({ gateway, backend, postgres }: ProcessorTimes, count: number): string[] {
  const times = [gateway, backend, postgres, gateway + backend + postgres];
  return times.map((ms) => (ms / count).toFixed(2));
}

function toCells({ name, load, used }: Row): string[] {
  return [
    name,
    (load.count / load.seconds).toFixed(0),
    ...cpuCells(used, load.count),
    load.p50.toFixed(1),
    load.p99.toFixed(1),
    load.sent.toFixed(0),
    load.received.toFixed(0),
    String(load.failed),
  ];
}

/** Node writes a CPU profile only if the process ends by itself. */
async function endGracefully(servers: Servers): Promise<void> {
  const { gateway, backends } = servers.pids;
  for (const pid of [gateway, ...backends]) process.kill(pid, 'SIGTERM');
  await wait(3000);
}

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is not set: this benchmark measures PostgreSQL.');
for (const students of CROWDS) await measure(databaseUrl, students);
