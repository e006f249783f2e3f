import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examMcqs } from '../../backend/src/modules/exams/tables.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const get = async (url: string, headers?: Record<string, string>) =>
  (await backend.visitor().get(url, headers)).body;
const ids = (list: { _id: string }[]) => list.map((item) => item._id);

describe('admission courses', () => {
  it('are listed with units and testimonials, by list, id and course code', async () => {
    const free = {
      _id: 'free',
      courseCode: 'free',
      name: 'Course free',
      description: 'For tests',
      enrollmentFee: 100,
      discountFee: 100,
      enrollmentDuration: 6,
      courseThumbnail: '/media/covers/free.svg',
      averageRating: 4.5,
      status: 'published',
      examCount: 1,
      units: [
        { _id: 'free-a', unitName: 'Unit A' },
        { _id: 'free-b', unitName: 'Unit B' },
      ],
      testimonials: [{ studentName: 'Rafi', enrolledYear: 2023, review: 'Good' }],
    };
    expect(ids(await get('/admissioncourse/universities'))).toEqual(['free', 'paid']);
    expect(await get('/admissioncourse/universities/free')).toEqual(free);
    expect(await get('/admissioncourse/universities/coursedetails/free')).toEqual(free);
  });

  it('have their units by id and by course code', async () => {
    const units = await get('/admissioncourse/units/free');
    expect(units[0]).toEqual({
      _id: 'free-a',
      universityId: 'free',
      unitName: 'Unit A',
      description: 'Science',
      examCount: 1,
    });
    expect(await get('/admissioncourse/universities/coursecode/free')).toEqual(units);
    expect(await get('/admissioncourse/units/unit/free-a')).toEqual(units[0]);
    expect(await get('/admissioncourse/units')).toHaveLength(4);
  });

  it('have exam years, newest first, with the exam only where there is a paper', async () => {
    const years = await get('/admissioncourse/years/free-a');
    expect(years).toEqual([
      { _id: 'free-a-2023', unitId: 'free-a', year: 2023, exam: 'free-a-2023-exam' },
      { _id: 'free-a-2022', unitId: 'free-a', year: 2022 },
    ]);
    expect(await get('/admissioncourse/years/year/free-a-2022')).toEqual(years[1]);
    expect(await get('/admissioncourse/years')).toHaveLength(6);
  });
});

describe('academic courses', () => {
  it('are returned by list, id and class code', async () => {
    const free10 = {
      _id: 'free10',
      courseCode: 'class10',
      title: 'Course free10',
      courseType: 'academic',
      status: 'published',
      description: 'For tests',
      price: 0,
      discountPrice: 0,
      thumbnailImageUrl: '/media/covers/free10.svg',
      totalDuration: 12,
      lessonCount: 2,
      contentCount: 1,
      examCount: 2,
      courseFeatures: [{ icon: 'video', feature: 'Videos' }],
      testimonials: [{ studentName: 'Mitu', enrolledYear: 2024, review: 'Clear' }],
    };
    expect(await get('/academiccourse/academicCourses/free10')).toEqual(free10);
    const generic = {
      courseName: 'Course free10',
      courseThumbnail: '/media/covers/free10.svg',
      enrollmentFee: 0,
      discountFee: 0,
    };
    expect(await get('/course/free10')).toEqual({ ...free10, ...generic });
    expect(ids(await get('/academiccourse/academicCourses'))).toEqual(['free10', 'paid10']);
    expect(ids(await get('/course/'))).toEqual(['free10', 'paid10']);
    expect(ids(await get('/course'))).toEqual(['free10', 'paid10']);
    expect(ids(await get('/course/courseCode/class10'))).toEqual(['free10', 'paid10']);
    expect(await get('/course/courseCode/class06')).toEqual([]);
  });

  it('have subjects and chapters', async () => {
    const subjects = await get('/course/free10/subjects');
    expect(subjects).toEqual([
      {
        _id: 'free10-physics',
        courseId: 'free10',
        subjectName: 'Physics',
        subjectDescription: 'Matter',
        imageUrl: '/media/subjects/physics.svg',
        lessonCount: 2,
        contentCount: 1,
        examCount: 2,
      },
    ]);
    expect(await get('/course/subject/free10-physics')).toEqual(subjects[0]);
    const chapters = await get('/course/free10-physics/chapters');
    expect(ids(chapters)).toEqual(['free10-motion', 'free10-force']);
    expect(await get('/course/chapters/free10-motion')).toEqual(chapters[0]);
  });

  it('return 404 with a message for every unknown id', async () => {
    const urls = [
      '/admissioncourse/universities/x',
      '/admissioncourse/universities/coursedetails/x',
      '/admissioncourse/units/unit/x',
      '/admissioncourse/years/year/x',
      '/course/x',
      '/course/subject/x',
      '/course/chapters/x',
      '/course/lessons/x',
      '/course/x/contentdetails',
      '/examcreation/examid/x',
      '/multisubjectexams/mcqs/x',
      '/multisubjectexams/mcqs/parentid/x',
      '/campaigns/x',
      '/no/such/address',
    ];
    const student = await backend.student();
    for (const url of urls) {
      const response = await student.get(url);
      expect([response.status, typeof response.body.error], url).toEqual([404, 'string']);
    }
  });

  it('have lessons and notes without scripts and event handlers', async () => {
    const student = await backend.enrolled();
    const lesson = (await student.get('/course/lessons/free10-motion-lesson-1')).body;
    expect(lesson.content).toBe('<p>INSIDE-CANARY free10</p>');
    const note = (await student.get('/course/free10-motion-note-1/contentdetails')).body;
    expect(note.contentDetails).toBe('<h2>INSIDE-CANARY free10</h2><p>$v = s/t$</p>');
  });
});

describe('batch', () => {
  it('returns the existing documents, each as the call for a single one returns it', async () => {
    const unit = await get('/admissioncourse/units/unit/free-a');
    expect(await get('/ext/batch/units?ids=free-a,nothing,free-a')).toEqual([unit]);
    expect(await get('/ext/batch/universities?ids=paid')).toEqual([
      await get('/admissioncourse/universities/paid'),
    ]);
    expect(await get('/ext/batch/courses?ids=free10')).toEqual([
      await get('/academiccourse/academicCourses/free10'),
    ]);
  });

  it('returns an entry for each parent, also for those without children', async () => {
    expect(await get('/ext/batch/units?parents=free,nothing,__proto__')).toEqual({
      free: await get('/admissioncourse/units/free'),
      nothing: [],
      ['__proto__']: [],
    });
    expect(await get('/ext/batch/years?parents=free-a')).toEqual({
      'free-a': await get('/admissioncourse/years/free-a'),
    });
    expect(await get('/ext/batch/courses?parents=class10')).toEqual({
      class10: await get('/academiccourse/academicCourses'),
    });
    expect(await get('/ext/batch/subjects?parents=free10')).toEqual({
      free10: await get('/course/free10/subjects'),
    });
    expect(await get('/ext/batch/chapters?parents=free10-physics')).toEqual({
      'free10-physics': await get('/course/free10-physics/chapters'),
    });
  });

  it('returns exams of parents as outlines, also for readers who may read their questions', async () => {
    const lists = {
      exams: ['free10-motion', 'free10-motion-exam-1'],
      multisubjectexams: ['free-a-2023', 'free-a-2023-exam'],
    } as const;
    for (const [collection, [parent, id]] of Object.entries(lists)) {
      const [whole] = await get(`/ext/batch/${collection}?ids=${id}`, backend.service);
      const list = (await get(`/ext/batch/${collection}?parents=${parent}`, backend.service))[
        parent
      ];
      const outline = list.find((exam: { _id: string }) => exam._id === id);
      expect([outline.questionCount, whole.title]).toEqual([whole.questionCount, outline.title]);
      expect([
        JSON.stringify(whole).includes('"mcqs"'),
        JSON.stringify(list).includes('"mcqs"'),
      ]).toEqual([true, false]);
    }
  });

  it('returns outlines by id if requested, also for readers who may read the questions', async () => {
    const kinds = {
      exams: 'free10-motion-exam-1,paid10-motion-exam-1',
      multisubjectexams: 'free-a-2023-exam,paid-a-2023-exam',
    };
    for (const [collection, both] of Object.entries(kinds)) {
      const seenByVisitors = await get(`/ext/batch/${collection}?ids=${both}`);
      expect(seenByVisitors).toHaveLength(2);
      expect(
        await get(`/ext/batch/${collection}?ids=${both}&outline=true`, backend.service),
      ).toEqual(seenByVisitors);
      expect(
        JSON.stringify(
          await get(`/ext/batch/${collection}?ids=${both}&outline=false`, backend.service),
        ),
      ).toContain('"mcqs"');
    }
    expect((await backend.visitor().get('/ext/batch/units?ids=free-a&outline=true')).status).toBe(
      400,
    );
  });

  it('rejects exams with more than 4,000 questions together, but not their outlines, nor a reader who sees no questions', async () => {
    const [row] = await backend.db.select().from(examMcqs).limit(1);
    if (!row) throw new Error('no question');
    const big = Array.from({ length: 3999 }, (_, index) => ({
      ...row,
      id: `big-${index}`,
      position: 1000 + index,
    }));
    for (let at = 0; at < big.length; at += 500)
      await backend.db.insert(examMcqs).values(big.slice(at, at + 500));
    const address = `/ext/batch/exams?ids=${row.examId},paid10-motion-exam-1`;
    const refused = await backend.visitor().get(address, backend.service);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'TOO_MANY_QUESTIONS', params: { max: 4000 } },
    ]);
    for (const allowed of [`/ext/batch/exams?ids=${row.examId}`, `${address}&outline=true`]) {
      expect((await backend.visitor().get(allowed, backend.service)).status).toBe(200);
    }
    expect(await get(address)).toHaveLength(2);
    await backend.db.delete(examMcqs).where(like(examMcqs.id, 'big-%'));
  });

  const parents: Record<string, [one: string, many: string]> = {
    universities: ['ids=free', 'ids=free,paid,x'],
    units: ['parents=free', 'parents=free,paid,x'],
    years: ['parents=free-a', 'parents=free-a,free-b,paid-a'],
    courses: ['ids=free10', 'ids=free10,paid10'],
    subjects: ['parents=free10', 'parents=free10,paid10'],
    chapters: ['parents=free10-physics', 'parents=free10-physics,paid10-physics'],
    lessons: ['parents=free10-motion', 'parents=free10-motion,paid10-motion,free10-force'],
    contents: ['ids=free10-motion-note-1', 'ids=free10-motion-note-1,paid10-motion-note-1'],
    exams: ['parents=free10-motion', 'parents=free10-motion,paid10-motion'],
    multisubjectexams: ['parents=free-a-2023', 'parents=free-a-2023,paid-a-2023'],
  };
  it.each(Object.entries(parents))(
    'needs one or two database queries for %s, however many ids there are',
    async (collection, queries) => {
      for (const headers of [undefined, backend.service]) {
        for (const query of queries) {
          backend.statements.length = 0;
          expect(
            (await backend.visitor().get(`/ext/batch/${collection}?${query}`, headers)).status,
          ).toBe(200);
          expect(backend.statements.length).toBeLessThanOrEqual(
            collection.includes('exams') ? 2 : 1,
          );
        }
      }
    },
  );

  it('rejects more than two hundred ids, neither ids nor parents, both, and unknown collections', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `id-${index}`).join(',');
    for (const url of [
      `units?ids=${many}`,
      'units',
      'units?ids=a&parents=b',
      'universities?parents=a',
      'units?ids=a&x=1',
    ]) {
      expect((await backend.visitor().get(`/ext/batch/${url}`)).status, url).toBe(400);
    }
    expect((await backend.visitor().get('/ext/batch/users?ids=demo-admin')).status).toBe(404);
  });

  it('accepts two hundred long ids in one URL', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(80)}${index}`).join(',');
    expect((await backend.visitor().get(`/ext/batch/units?ids=${ids}`)).body).toEqual([]);
  });

  it('is announced with the other extensions', async () => {
    expect(await get('/ext')).toEqual({
      capabilities: [
        'accounts',
        'answer-changes',
        'assignment-revisions',
        'assignment-submissions',
        'attempts',
        'audit-log',
        'batch',
        'campaign-revisions',
        'content-moves',
        'content-revisions',
        'content-tree',
        'course-admin',
        'course-revisions',
        'current-versions',
        'cursors',
        'exam-control',
        'exam-monitoring',
        'exam-versions',
        'exclusions',
        'files',
        'grants',
        'key-corrections',
        'late-after-release',
        'late-decisions',
        'marking',
        'marking-comments',
        'marking-queue',
        'notes',
        'notifications',
        'outlines',
        'own-data',
        'own-merit-entry',
        'pages',
        'password-reset',
        'people',
        'personal-windows',
        'pictures',
        'progress',
        'question-bank',
        'question-times',
        'ranks',
        'registration-limits',
        'registrations',
        'release-rules',
        'result-details',
        'rosters',
        'search',
        'second-marking',
        'shuffled-exams',
        'study-plan',
        'submissions',
        'takeable',
        'text-history',
        'uploads',
      ],
      time: backend.clock.now.toISOString(),
    });
  });
});
