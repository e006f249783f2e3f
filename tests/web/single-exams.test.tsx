// Single exams are listed on the page of their parent: a course, a subject, a lesson, a unit of an
// admission course.
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Component as ChaptersRoute } from '../../web/src/features/academics/chapter/chapters.route.tsx';
import { ChaptersRouteDocument } from '../../web/src/features/academics/chapter/generated/chapters.route.ts';
import { SubjectsRouteDocument } from '../../web/src/features/academics/courses/generated/subjects.route.ts';
import { Component as SubjectsRoute } from '../../web/src/features/academics/courses/subjects.route.tsx';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { Component as LessonRoute } from '../../web/src/features/academics/lesson/lesson.route.tsx';
import { ExamWindowsDocument } from '../../web/src/features/exam-list/generated/exam-window.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import {
  aChapter,
  aCourse,
  aLesson,
  anExam,
  aRelease,
  aSubject,
  base,
} from './academics-fixtures.ts';
import { ownContests } from './own-contests.ts';
import { aViewer, type Mock, queriesSettled, refusal, renderPage } from './render.tsx';
import { aYear, anExam as aYearsExam, mock, open, row, yearsResult } from './years-kit.tsx';

beforeAll(() => loadLanguage('bn'));

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));
const aMock = (
  query: Mock['request']['query'],
  variables: Record<string, unknown>,
  data: Record<string, unknown>,
): Mock => ({
  request: { query, variables },
  result: { data },
});

const renderSubjects = (
  course: object,
  lang: 'en' | 'bn' = 'en',
  mocks: readonly Mock[] = [],
  role: 'STUDENT' | 'ADMIN' = 'STUDENT',
) =>
  renderPage(<SubjectsRoute />, {
    at: `${base}/c6`,
    path: '/courses/academic/:courseCode/:motherId/:id',
    viewer: aViewer({ role }),
    lang,
    mocks: [
      aMock(
        SubjectsRouteDocument,
        { courseId: 'c6', isSignedIn: true },
        { course: aCourse({ subjects: [], ...course }) },
      ),
      ...mocks,
    ],
  });

const renderLesson = (lesson: object) =>
  renderPage(<LessonRoute />, {
    viewer: aViewer(),
    at: `${base}/subject/chapter/lesson/l1`,
    path: '/courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
    mocks: [
      aMock(
        LessonRouteDocument,
        { id: 'l1' },
        {
          lesson: aLesson({
            body: '<p>Text</p>',
            videoUrl: null,
            chapter: aChapter(),
            myNotes: null,
            ...lesson,
          }),
        },
      ),
    ],
  });

it('lists the exams of a whole course below its subjects', async () => {
  renderSubjects({ exams: [anExam({ id: 'final', title: 'Final', type: 'WRITTEN' })] });
  const { getByRole, getByText } = await sectionOf('Exams on the whole course');
  expect(getByText('Written')).toBeTruthy();
  expect(getByRole('link', { name: 'Give Exam: Final' }).getAttribute('href')).toBe('/exam/final');
});

it('lists them in Bengali too, with Bengali digits', async () => {
  renderSubjects({ exams: [anExam({ title: 'Final' })] }, 'bn');
  const { getByText } = await sectionOf('পুরো কোর্সের পরীক্ষা');
  expect(getByText('১৫ মিনিট')).toBeTruthy();
});

it('shows the locked titles to a viewer who is not enrolled', async () => {
  renderSubjects({ isEnrolled: false, exams: [anExam({ title: 'Final' })] });
  const { getByRole, getByText, queryByRole } = await sectionOf('Exams on the whole course');
  expect(getByRole('heading', { name: 'Final' })).toBeTruthy();
  expect(getByText('Locked')).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

it('has no such list without exams', async () => {
  renderSubjects({ exams: [] });
  await screen.findByRole('heading', { level: 1, name: /Class six/ });
  expect(screen.queryByRole('region', { name: 'Exams on the whole course' })).toBeNull();
});

it('lists the exams of a whole subject below its chapters', async () => {
  const subject = { ...aSubject(), exams: [anExam({ id: 'half', title: 'Half-yearly' })] };
  renderPage(<ChaptersRoute />, {
    at: `${base}/subject/math`,
    path: '/courses/academic/:courseCode/:motherId/subject/:id',
    mocks: [aMock(ChaptersRouteDocument, { subjectId: 'math', isSignedIn: false }, { subject })],
  });
  const { getByRole } = await sectionOf('Exams on the whole subject');
  expect(getByRole('link', { name: 'Give Exam: Half-yearly' }).getAttribute('href')).toBe(
    '/exam/half',
  );
});

it('counts the exams of a lesson, and links to them', async () => {
  renderLesson({ examCount: 0, exams: [anExam({ id: 'quiz', title: 'Quiz' })] });
  const { getByRole } = await sectionOf('Exams on this lesson');
  expect(getByRole('link', { name: 'Give Exam: Quiz' }).getAttribute('href')).toBe('/exam/quiz');
  const target = screen.getByRole('link', { name: '1 exam' }).getAttribute('href')?.slice(1) ?? '';
  expect(
    document.getElementById(target)?.contains(getByRole('link', { name: 'Give Exam: Quiz' })),
  ).toBe(true);
});

describe('an exam with a result', () => {
  const contest = (startDate: string, endDate: string) => ({ examId: 'final', startDate, endDate });
  const isOver = contest('2026-03-01T20:00:00.000Z', '2026-03-01T22:00:00.000Z');
  const runs = contest('2026-03-01T20:00:00.000Z', '2099-03-01T22:00:00.000Z');
  const beganLater = contest('2026-03-02T20:00:00.000Z', '2099-03-01T22:00:00.000Z');
  const isAhead = contest('2099-03-01T20:00:00.000Z', '2099-03-01T22:00:00.000Z');
  const later = '2099-03-09T22:01:00.000Z';

  const open = (contests: Parameters<typeof ownContests>[0], releasedAt: string | null) => {
    const myResult = {
      __typename: 'SingleExamResult',
      id: 'r9',
      userId: 'u1',
      dateTaken: '2026-03-01T20:30:00.000Z',
      score: null,
      passed: null,
      releasedAt,
    };
    const exams = [anExam({ id: 'final', title: 'Final', myResult })];
    const page = renderSubjects({ exams }, 'en', [ownContests(contests)]);
    return { ...page, retake: 'Take Exam Again: Final' };
  };

  it.each([
    ['while the contest runs in which it was taken', [runs], later],
    ['while other students still have time in its contest', [isOver], later],
    ['before a contest with it begins', [isAhead], later],
    ['before a contest with it begins, with a host that withholds no results', [isAhead], null],
    ['while a contest has it that the viewer is not registered for', [], later],
  ])('is not offered again %s', async (_, contests, releasedAt) => {
    const { client, retake } = open(contests, releasedAt);
    expect(await screen.findByRole('link', { name: 'View Submission: Final' })).toBeTruthy();
    await queriesSettled(client);
    expect(screen.queryByRole('link', { name: retake })).toBeNull();
  });

  it.each([
    ['after the contest', [isOver], null],
    ['after the release of the results', [isOver], '2026-03-01T22:01:00.000Z'],
    ['in a contest that began later', [beganLater], later],
    ['without a contest', [], null],
  ])('is offered again %s', async (_, contests, releasedAt) => {
    const { retake } = open(contests, releasedAt);
    expect(await screen.findByRole('link', { name: retake })).toBeTruthy();
  });
});

describe('an exam without a result', () => {
  const NEVER = '2099-03-09T22:01:00.000Z';
  const held = aRelease({ releasedAt: NEVER });
  const aCampaign = (parts: object = {}) => ({
    __typename: 'ExamCampaign',
    id: 'k1',
    title: 'Weekly contest',
    startDate: '2026-03-02T04:00:00.000Z',
    endDate: '2099-03-09T22:00:00.000Z',
    isRegistered: false,
    personalWindow: null,
    exam: { __typename: 'Exam', id: 'final' },
    ...parts,
  });
  const registered = { isRegistered: true };
  const notYet = { startDate: '2099-03-02T04:00:00.000Z' };
  const isOver = { endDate: '2026-03-03T04:00:00.000Z' };
  const personalWindow = {
    __typename: 'PersonalWindow',
    startDate: '2026-03-02T04:00:00.000Z',
    endDate: '2099-03-09T22:00:00.000Z',
  };

  async function open(
    release: object | null,
    campaigns: readonly object[] | Mock['result'],
    role: 'STUDENT' | 'ADMIN' = 'STUDENT',
  ) {
    const result = Array.isArray(campaigns) ? { data: { examCampaigns: campaigns } } : campaigns;
    const { client } = renderSubjects(
      { exams: [anExam({ id: 'final', title: 'Final', release })] },
      'en',
      [{ request: { query: ExamWindowsDocument }, result } as Mock],
      role,
    );
    const list = await sectionOf('Exams on the whole course');
    await queriesSettled(client);
    return {
      ...list,
      giveExam: list.queryByRole('link', { name: 'Give Exam: Final' }),
      toCampaign: list.queryByRole('link', { name: 'See the campaign' }),
    };
  }

  it('is not offered to students who are not registered for its campaign; the row links to it', async () => {
    const { giveExam, toCampaign, getByText, queryByText } = await open(held, [aCampaign()]);
    expect(giveExam).toBeNull();
    expect(toCampaign?.getAttribute('href')).toBe('/campaigns/exams/k1');
    expect(
      getByText(
        'Part of the campaign “Weekly contest”: until it is over, only registered students can take it.',
      ),
    ).toBeTruthy();
    expect(queryByText(/^Opens on/)).toBeNull();
  });

  it('shows registered students when its campaign opens it', async () => {
    const { giveExam, toCampaign, getByText } = await open(held, [
      aCampaign({ ...registered, ...notYet }),
    ]);
    expect(giveExam).toBeNull();
    expect(toCampaign).toBeNull();
    expect(getByText(/which you are registered for/)).toBeTruthy();
    expect(getByText(/^Opens: Monday,? 2 March 2099, 10:00 am \(Dhaka time\)$/)).toBeTruthy();
  });

  it('shows when it opens while an ended campaign waits for other students', async () => {
    const { giveExam, getByText } = await open(held, [aCampaign(isOver)]);
    expect(giveExam).toBeNull();
    expect(getByText(/^Opens on Tuesday,? 10 March 2099, 4:01 am$/)).toBeTruthy();
  });

  it.each([
    ['that shows scores at once', aRelease({ visibility: 'SCORE' })],
    ['that shows receipts', aRelease({ visibility: 'RECEIPT' })],
    ['with a date', aRelease({ moment: 'ON_DATE', releasedAt: NEVER })],
    ['of a host without rules', null],
  ])('is found in its campaign with a release rule %s', async (_, release) => {
    const { giveExam, toCampaign } = await open(release, [aCampaign()]);
    expect(giveExam).toBeNull();
    expect(toCampaign).toBeTruthy();
  });

  it.each([
    ['while the campaign runs, to registered students', held, [aCampaign(registered)]],
    ['in a personal window', held, [aCampaign({ ...registered, ...isOver, personalWindow })]],
    [
      'with a rule that withholds results until a date',
      aRelease({ moment: 'ON_DATE', releasedAt: NEVER }),
      [],
    ],
    [
      'if only another kind of exam with its id is in a campaign',
      aRelease({ visibility: 'SCORE' }),
      [aCampaign({ exam: { __typename: 'MultiSubjectExam', id: 'final' } })],
    ],
    ['if the campaigns could not be loaded', held, refusal('UPSTREAM_TIMEOUT', 'too slow')],
  ])('is offered %s', async (_, release, campaigns) => {
    const { giveExam, toCampaign } = await open(release, campaigns);
    expect(giveExam).toBeTruthy();
    expect(toCampaign).toBeNull();
  });

  it('is offered to admins during a campaign', async () => {
    expect((await open(held, [aCampaign()], 'ADMIN')).giveExam).toBeTruthy();
  });

  it('does not load the campaigns if its rule shows everything at once', async () => {
    const unused = vi.fn(() => ({ data: { examCampaigns: [aCampaign()] } }));
    expect((await open(aRelease(), unused)).giveExam).toBeTruthy();
    expect(unused).not.toHaveBeenCalled();
  });
});

it('keeps the lesson when its exams could not be loaded', async () => {
  renderLesson({ examCount: 1, exams: null });
  expect(
    (await sectionOf('Exams on this lesson')).getByText('The exams could not be loaded.'),
  ).toBeTruthy();
  expect(screen.getByText('Text')).toBeTruthy();
});

it('lists the written and other exams of an admission unit below its years', async () => {
  const written = anExam({ id: 'w1', title: 'Written part', type: 'WRITTEN', totalMarks: 40 });
  open(
    mock(
      yearsResult([aYear(2024, aYearsExam('e1'))], {
        exams: [written, anExam({ id: 'm1', title: 'Extra' })],
      }),
    ),
  );
  const { getByRole, getByText } = await sectionOf('More exams of this unit');
  expect(getByText('40 marks')).toBeTruthy();
  expect(getByRole('link', { name: 'Give Exam: Written part' }).getAttribute('href')).toBe(
    '/exam/w1',
  );
  expect(getByRole('link', { name: 'Give Exam: Extra' }).getAttribute('href')).toBe('/exam/m1');
});

it('does not treat the failure of a unit’s exam as the failure of a year', async () => {
  const failure = { message: 'away', path: ['admissionUnit', 'exams', 0, 'myResult'] };
  open(
    mock(
      yearsResult([aYear(2024, aYearsExam('e1'))], {
        exams: [anExam({ id: 'w1', title: 'Written part' })],
        errors: [failure],
      }),
    ),
  );
  expect((await row('2024')).getByRole('link', { name: 'Give Exam' })).toBeTruthy();
  expect(screen.queryByText(/^Error fetching/)).toBeNull();
});

it('keeps the years when the unit’s exams could not be loaded', async () => {
  const { errors } = refusal('UPSTREAM_TIMEOUT', 'too slow');
  open(
    mock(
      yearsResult([aYear(2024, aYearsExam('e1'))], {
        exams: null,
        errors: errors.map((error) => ({ ...error, path: ['admissionUnit', 'exams'] })),
      }),
    ),
  );
  expect(
    (await sectionOf('More exams of this unit')).getByText('The exams could not be loaded.'),
  ).toBeTruthy();
  expect((await row('2024')).getByRole('link', { name: 'Give Exam' })).toBeTruthy();
});
