// The demo content itself: it can be loaded, passes all checks, and has the promised amount.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkContent } from '../../backend/src/db/content/check-content.ts';
import { diagramsOf } from '../../backend/src/db/content/diagrams.ts';
import { type Content, readContent } from '../../backend/src/db/content/read-content.ts';
import { svgProblem } from '../../backend/src/operations/content/svg.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = fileURLToPath(new URL('../../backend/demo', import.meta.url));
let content: Content;
let problems: string[];
beforeAll(() => {
  ({ content, problems } = readContent(root));
});

it('has no problems: forms, references, keys, formulas, drawings', () => {
  expect([...problems, ...checkContent(content, root)]).toEqual([]);
});

describe('admission content', () => {
  it('has at least six courses of two to four units, which list only the years that have a paper', () => {
    expect(content.admissionCourses.length).toBeGreaterThanOrEqual(6);
    for (const { file, data } of content.admissionCourses) {
      expect(data.units.length, file).toBeGreaterThanOrEqual(2);
      expect(data.units.length, file).toBeLessThanOrEqual(4);
      const papers = content.papers.filter(({ course }) => course === data.courseCode);
      const withPaper = papers.map(({ data: { unit, year } }) => `${unit}-${year}`);
      expect(
        data.units.flatMap(({ key, years }) => years.map((year) => `${key}-${year}`)).sort(),
        file,
      ).toEqual(withPaper.sort());
    }
  });

  it('has at least three papers of forty questions in three or four subjects, some of them mandatory, with a quarter off', () => {
    const large = content.papers.filter(({ data }) => {
      const questions = data.subjects.reduce((sum, subject) => sum + subject.mcqs.length, 0);
      return (
        questions >= 40 &&
        data.subjects.length >= 3 &&
        data.subjects.length <= 4 &&
        data.subjects.some((subject) => subject.mandatory)
      );
    });
    expect(
      large.filter(({ data }) => data.negativeMarkingPercentage === 25).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('has at least fifteen papers, each with ten questions or more per subject', () => {
    const full = content.papers.filter(({ data }) =>
      data.subjects.every((subject) => subject.mcqs.length >= 10),
    );
    expect(full.length).toBeGreaterThanOrEqual(15);
  });
});

describe('academic content', () => {
  it('has all six class codes, at least forty subjects and 250 chapters', () => {
    const subjects = content.academicCourses.flatMap(({ data }) => data.subjects);
    const codes = new Set(content.academicCourses.map(({ data }) => data.courseCode));
    expect([...codes].sort()).toEqual([
      'class06',
      'class07',
      'class08',
      'class09',
      'class10',
      'class11-12',
    ]);
    expect(subjects.length).toBeGreaterThanOrEqual(40);
    expect(
      subjects.reduce((sum, subject) => sum + subject.chapters.length, 0),
    ).toBeGreaterThanOrEqual(250);
  });

  it('has at least twenty complete chapters: two lessons, a note, an exam of ten questions', () => {
    const complete = content.chapters.filter(
      ({ data }) =>
        data.lessons.length >= 2 &&
        data.contents.length >= 1 &&
        data.exams.some((exam) => (exam.mcqs?.length ?? 0) >= 10),
    );
    expect(complete.length).toBeGreaterThanOrEqual(20);
  });

  it('has a written exam', () => {
    expect(
      content.chapters.some(({ data }) => data.exams.some((exam) => exam.type === 'Written')),
    ).toBe(true);
  });
});

it('has three campaigns and four assignments', () => {
  expect(content.campaigns.length).toBeGreaterThanOrEqual(3);
  expect(content.assignments.length).toBeGreaterThanOrEqual(4);
});

it('has an exam campaign that runs from the first start on, and one that is to come', () => {
  const starts = content.examCampaigns.map(({ data }) => data.startsInDays ?? Number.NaN);
  expect([starts.some((days) => days <= 0), starts.some((days) => days > 0)]).toEqual([true, true]);
});

describe('lessons', () => {
  const lessonsOf = () =>
    content.chapters.flatMap(({ file, data }) =>
      data.lessons.map((lesson) => ({ file, ...lesson })),
    );

  it('name the video that they show, its channel and its language', () => {
    const withVideo = lessonsOf().filter(({ videoLink }) => videoLink !== undefined);
    expect(withVideo.length).toBeGreaterThanOrEqual(5);
    for (const { file, content: html } of withVideo) {
      expect(html, file).toMatch(
        /^<p><em>ভিডিওটি ইংরেজিতে: “[^”]+”, ইউটিউব চ্যানেল [^<]+।<\/em><\/p>/,
      );
    }
  });

  it('have at least ten diagrams, which contain only shapes, and each diagram is in a lesson', () => {
    const drawn = readdirSync(join(root, 'images/diagrams')).sort();
    for (const file of drawn)
      expect(svgProblem(readFileSync(join(root, 'images/diagrams', file))), file).toBe(undefined);
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    expect(diagramsOf(content).map((name) => `${name.replace('diagrams/', '')}.svg`)).toEqual(
      drawn,
    );
  });
});

describe('claims of the demonstration', () => {
  it('has no invented ratings or testimonials', () => {
    for (const { file, data } of [...content.admissionCourses, ...content.academicCourses]) {
      expect([data.averageRating, data.testimonials], file).toEqual([undefined, []]);
    }
  });

  it('promises videos only where a lesson of the course has one', () => {
    for (const { file, data } of content.academicCourses) {
      const chapters = new Set(
        data.subjects.flatMap((subject) => subject.chapters.map(({ key }) => key)),
      );
      const lessons = content.chapters
        .filter((chapter) => chapters.has(chapter.data.chapter))
        .flatMap((chapter) => chapter.data.lessons);
      const hasVideo = lessons.some(({ videoLink }) => videoLink !== undefined);
      expect(hasVideo || !data.courseFeatures.some(({ icon }) => icon === 'video'), file).toBe(
        true,
      );
    }
  });

  it('gives a lesson the reading time of its text: a hundred words a minute, ten seconds for a formula', () => {
    for (const { file, data } of content.chapters) {
      for (const { title, duration, content: html = '' } of data.lessons) {
        const text = html.replace(/<[^>]+>/g, ' ');
        const formulas = text.split('$').length / 2 - 0.5;
        const words = text
          .replace(/\$[^$]*\$/g, ' ')
          .split(/\s+/)
          .filter(Boolean).length;
        expect(duration, `${file} ${title}`).toBe(Math.ceil(words / 100 + formulas / 6));
      }
    }
  });

  it('gives papers the pace of the real tests, and calls none of them a full test', () => {
    const secondsPerQuestion: Record<string, number> = {
      du: 45,
      ru: 45,
      gst: 36,
      buet: 36,
      cu: 36,
      medical: 36,
    };
    for (const { file, course, data } of content.papers) {
      const questions = data.subjects.reduce((sum, subject) => sum + subject.mcqs.length, 0);
      expect(data.timeLimit, file).toBe(
        Math.ceil((questions * (secondsPerQuestion[course] ?? 0)) / 60),
      );
      expect(data.title, file).not.toContain('পূর্ণাঙ্গ');
    }
  });
});
