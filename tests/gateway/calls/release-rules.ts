// Examples of the calls of the extension `release-rules`.
import { adminCall, type Examples } from './example.ts';

const date = '2026-03-01T10:00:00.000Z';

export const releaseRulesCalls: Examples = {
  'GET /ext/exams/{kind}/release-rules': {
    field: 'Exam.release',
    as: 'visitor',
    credential: 'none',
    before: [
      { call: 'GET /examcreation/examid/e1', reply: { _id: 'e1', title: 'Motion', type: 'MCQ' } },
    ],
    query: '{ exam(id: "e1") { release { visibility moment date releasedAt } } }',
    path: '/ext/exams/single/release-rules?ids=e1',
    reply: { e1: { visibility: 'score', moment: 'on-date', date, releasedAt: date } },
    data: { exam: { release: { visibility: 'SCORE', moment: 'ON_DATE', date, releasedAt: date } } },
    errorPath: ['exam', 'release'],
  },
  'PUT /ext/exams/{kind}/{examId}/release-rule': {
    field: 'Mutation.setExamRelease',
    before: [adminCall],
    query: `mutation { setExamRelease(input: {
      examKind: MULTI_SUBJECT, examId: "m1", visibility: ANSWERS, moment: ON_DATE, date: "${date}"
      }) {
      release { visibility moment date releasedAt } } }`,
    path: '/ext/exams/multi-subject/m1/release-rule',
    body: { visibility: 'answers', moment: 'on-date', date },
    reply: { visibility: 'answers', moment: 'on-date', date },
    data: {
      setExamRelease: {
        release: { visibility: 'ANSWERS', moment: 'ON_DATE', date, releasedAt: null },
      },
    },
    errorPath: ['setExamRelease'],
  },
};
