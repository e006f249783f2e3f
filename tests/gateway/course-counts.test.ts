// Counts are part of the documents, so a list of many courses needs no more upstream calls than a
// list of one.
import { describe, expect, test } from 'vitest';
import { aChapter, aCourse, anAdmissionCourse, aSubject, aUnit } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const full = { lessonCount: 2, contentCount: 1, examCount: 3 };
const empty = { lessonCount: 0, contentCount: 0, examCount: 0 };
const COUNTS = 'lessonCount noteCount examCount';

describe('counts of the content', () => {
  const { execute, upstream } = useGateway();

  test('ten chapters of a subject have counts from one call, and the subject from its own', async () => {
    const chapters = Array.from({ length: 10 }, (_, index) =>
      aChapter({ _id: `ch${index}`, ...(index === 0 ? full : empty) }),
    );
    upstream.on('GET', '/course/subject/s1', aSubject({ _id: 's1', ...full }));
    upstream.on('GET', '/course/s1/chapters', chapters);
    const data = dataOf(
      await execute(`{ subject(id: "s1") { ${COUNTS} chapters { ${COUNTS} } } }`),
    ) as { subject: Record<string, object[]> };
    const none = { lessonCount: 0, noteCount: 0, examCount: 0 };
    expect(data.subject).toMatchObject({ lessonCount: 2, noteCount: 1, examCount: 3 });
    expect(data.subject.chapters).toEqual([
      { lessonCount: 2, noteCount: 1, examCount: 3 },
      ...Array(9).fill(none),
    ]);
    expect(upstream.requestLines).toHaveLength(2);
  });

  test('courses have counts from one call; a course without content is coming soon', async () => {
    upstream.on('GET', '/course/', [
      aCourse(full),
      aCourse({ _id: 'c2', ...empty }),
      aCourse({ _id: 'c3' }),
    ]);
    expect(dataOf(await execute(`{ courses { ${COUNTS} isComingSoon } }`))).toEqual({
      courses: [
        { lessonCount: 2, noteCount: 1, examCount: 3, isComingSoon: false },
        { lessonCount: 0, noteCount: 0, examCount: 0, isComingSoon: true },
        // The host does not count.
        { lessonCount: null, noteCount: null, examCount: null, isComingSoon: false },
      ],
    });
    expect(upstream.requestLines).toHaveLength(1);
  });

  test('units of an admission course have their number of exams from one call', async () => {
    upstream.on(
      'GET',
      '/admissioncourse/universities/coursedetails/du',
      anAdmissionCourse({ _id: 'uni1', examCount: 4 }),
    );
    upstream.on('GET', '/admissioncourse/units/uni1', [
      aUnit({ _id: 'a', examCount: 4 }),
      aUnit({ _id: 'b', examCount: 0 }),
      aUnit({ _id: 'c' }),
    ]);
    expect(
      dataOf(
        await execute(
          '{ admissionCourse(courseCode: "du") { examCount isComingSoon units { examCount } } }',
        ),
      ),
    ).toEqual({
      admissionCourse: {
        examCount: 4,
        isComingSoon: false,
        units: [{ examCount: 4 }, { examCount: 0 }, { examCount: null }],
      },
    });
    expect(upstream.requestLines).toHaveLength(2);
  });
});
