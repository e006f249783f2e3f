// The values that GraphiQL fills into the variables of the tour's examples.
import { expect, test } from 'vitest';
import {
  examplesInTour,
  fillPlaceholders,
  operationsToRun,
} from '../../gateway/graphiql/examples-in-tour.ts';

const tour = `
\`\`\`graphql
query Courses { courses { id } }
\`\`\`

\`\`\`graphql
query Course($id: ID!) { course(id: $id) { id } }
\`\`\`

\`\`\`json
{ "id": "<Courses.courses.0.id>", "other": "<Exam.startExam.ticket>" }
\`\`\`
`;

test('an example is filled with earlier responses; other placeholders are kept', () => {
  const [, course] = examplesInTour(tour);
  const filled = fillPlaceholders(course?.variables ?? '', {
    Courses: { courses: [{ id: 'du "a"' }] },
  });
  expect(JSON.parse(filled)).toEqual({ id: 'du "a"', other: '<Exam.startExam.ticket>' });
});

test('the operations that others are built from are known', () => {
  expect([...operationsToRun(examplesInTour(tour))]).toEqual(['Courses', 'Exam']);
});
