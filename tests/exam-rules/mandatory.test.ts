import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingMandatorySubjects } from '../../exam-rules/src/mandatory.ts';

const subject = (subjectName: string, mandatory: boolean, ...questionIds: string[]) => ({
  subjectName,
  mandatory,
  questionIds,
});
const names = (subjects: { subjectName: string }[]) =>
  subjects.map(({ subjectName }) => subjectName);

test('names the mandatory subjects without an answer, in the order of the paper', () => {
  const subjects = [
    subject('Physics', true, 'q1', 'q2'),
    subject('English', false, 'q3'),
    subject('Biology', true, 'q4'),
  ];
  expect(names(missingMandatorySubjects(subjects, () => false))).toEqual(['Physics', 'Biology']);
  expect(names(missingMandatorySubjects(subjects, (id) => id === 'q2'))).toEqual(['Biology']);
  expect(missingMandatorySubjects(subjects, (id) => id === 'q2' || id === 'q4')).toEqual([]);
});

test('a mandatory subject without questions requires no answer', () => {
  expect(missingMandatorySubjects([subject('Physics', true)], () => false)).toEqual([]);
});

test('answering more never adds missing subjects, and answering all leaves none', () => {
  const paper = fc.array(
    fc.record({ mandatory: fc.boolean(), questions: fc.integer({ min: 1, max: 5 }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(paper, fc.infiniteStream(fc.boolean()), (rows, answered) => {
      const subjects = rows.map(({ mandatory, questions }, s) =>
        subject(`s${s}`, mandatory, ...Array.from({ length: questions }, (_, q) => `${s}-${q}`)),
      );
      const ids = subjects.flatMap(({ questionIds }) => questionIds);
      const some = new Set(ids.filter(() => answered.next().value === true));
      const missing = missingMandatorySubjects(subjects, (id) => some.has(id));
      const [first] = ids;
      const withOneMore = missingMandatorySubjects(subjects, (id) => some.has(id) || id === first);
      expect(missing).toEqual(expect.arrayContaining(withOneMore));
      expect(
        missing.every((row) => row.mandatory && row.questionIds.every((id) => !some.has(id))),
      ).toBe(true);
      expect(missingMandatorySubjects(subjects, () => true)).toEqual([]);
    }),
  );
});

test('agrees with a reading of the rule subject by subject', () => {
  const ids = ['q1', 'q2', 'q3', 'q4'];
  const row = fc.record({ mandatory: fc.boolean(), questionIds: fc.subarray(ids) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), fc.subarray(ids), (rows, answered) => {
      const subjects = rows.map((each, s) => ({ subjectName: `s${s}`, ...each }));
      const expected: string[] = [];
      for (const { subjectName, mandatory, questionIds } of subjects) {
        const untouched = questionIds.filter((id) => !answered.includes(id));
        if (mandatory && questionIds.length > 0 && untouched.length === questionIds.length)
          expected.push(subjectName);
      }
      expect(names(missingMandatorySubjects(subjects, (id) => answered.includes(id)))).toEqual(
        expected,
      );
    }),
    { numRuns: 2000 },
  );
});
