// Examples of the calls of the extension `ranks`.
import type { Example, Examples, OtherCall } from './example.ts';

const result = {
  _id: 'r1',
  userId: 'u1',
  examId: 'm1',
  dateTaken: '2026-03-01T10:00:00.000Z',
  totalScore: 1.5,
  timeTaken: 10,
  subjects: [],
};
const resultCall: OtherCall = {
  call: 'GET /multisubjectexamsresult/exam-results/r1',
  reply: result,
};
const ofResult = (
  field: string,
  fields: string,
): Pick<Example, 'field' | 'as' | 'before' | 'query' | 'errorPath'> => ({
  field: `MultiSubjectExamResult.${field}`,
  as: 'student',
  before: [resultCall],
  query: `{ multiSubjectExamResult(id: "r1") { ${field} { ${fields} } } }`,
  errorPath: ['multiSubjectExamResult', field],
});

export const ranksCalls: Examples = {
  'GET /ext/results/mine/details': {
    field: 'Query.examResult',
    as: 'student',
    query: `{ examResult(userId: "u1", examId: "m1") {
      ... on MultiSubjectExamResult { totalScore exam { title totalPoints }
      versions { id number } standing { rank } exclusion { reason } questionTimes { seconds }
      scoreChanges { newScore } } } }`,
    path: '/ext/results/mine/details?examId=m1',
    reply: {
      multiSubject: result,
      // The exam needs no further call.
      paper: { _id: 'm1', title: 'Unit A 2024', subjects: [{ _id: 's1', points: 4 }] },
      versions: [{ _id: 'v1', number: 1, countsForRank: true }],
      standing: { rank: 5, sharedBy: 3, count: 212, percentile: 98.11, score: 1.5 },
      exclusion: { reason: 'Copied', excludedAt: '2026-03-02T10:00:00.000Z' },
      questionTimes: [{ questionId: 'q1', seconds: 65 }],
      scoreChanges: [{ _id: 'c1', oldScore: 1, newScore: 1.5 }],
      challenges: [],
    },
    data: {
      examResult: {
        totalScore: 1.5,
        exam: { title: 'Unit A 2024', totalPoints: 4 },
        versions: [{ id: 'v1', number: 1 }],
        standing: { rank: 5 },
        exclusion: { reason: 'Copied' },
        questionTimes: [{ seconds: 65 }],
        scoreChanges: [{ newScore: 1.5 }],
      },
    },
    errorPath: ['examResult'],
  },
  'GET /ext/results/{kind}/versions': {
    ...ofResult('versions', 'id number submittedAt score timeTakenMinutes countsForRank'),
    path: '/ext/results/multi-subject/versions?ids=r1',
    reply: {
      r1: [
        {
          _id: 'v2',
          number: 2,
          submittedAt: '2026-03-01T10:00:00.000Z',
          score: 1.5,
          timeTaken: 10,
          countsForRank: false,
        },
        {
          _id: 'v1',
          number: 1,
          submittedAt: '2026-02-01T10:00:00.000Z',
          score: -0.333333333,
          countsForRank: true,
        },
      ],
    },
    data: {
      multiSubjectExamResult: {
        versions: [
          {
            id: 'v2',
            number: 2,
            submittedAt: '2026-03-01T10:00:00.000Z',
            score: 1.5,
            timeTakenMinutes: 10,
            countsForRank: false,
          },
          {
            id: 'v1',
            number: 1,
            submittedAt: '2026-02-01T10:00:00.000Z',
            score: -0.33,
            timeTakenMinutes: null,
            countsForRank: true,
          },
        ],
      },
    },
  },
  'GET /ext/results/{kind}/question-times': {
    ...ofResult('questionTimes', 'questionId seconds'),
    path: '/ext/results/multi-subject/question-times?ids=r1',
    reply: { r1: [{ questionId: 'q1', seconds: 65 }] },
    data: { multiSubjectExamResult: { questionTimes: [{ questionId: 'q1', seconds: 65 }] } },
  },
  'GET /ext/results/{kind}/standings': {
    ...ofResult('standing', 'rank sharedBy count percentile score'),
    path: '/ext/results/multi-subject/standings?ids=r1',
    reply: { r1: { rank: 5, sharedBy: 3, count: 212, percentile: 98.11, score: -0.333333333 } },
    data: {
      multiSubjectExamResult: {
        standing: { rank: 5, sharedBy: 3, count: 212, percentile: 98.11, score: -0.33 },
      },
    },
  },
  'GET /ext/results/{kind}/exclusions': {
    ...ofResult('exclusion', 'reason excludedAt'),
    path: '/ext/results/multi-subject/exclusions?ids=r1',
    reply: { r1: { reason: 'Copied', excludedAt: '2026-03-02T10:00:00.000Z' } },
    data: {
      multiSubjectExamResult: {
        exclusion: { reason: 'Copied', excludedAt: '2026-03-02T10:00:00.000Z' },
      },
    },
  },
  'GET /ext/examcampaigns/{id}/merit-list/decisions': {
    field: 'ExamCampaign.meritListDecisions',
    as: 'visitor',
    before: [
      {
        call: 'GET /examcampaigns/x1',
        reply: { _id: 'x1', title: 'Model test', endDate: '2026-02-01T10:00:00.000Z' },
      },
    ],
    query: `{ examCampaign(id: "x1") { meritListDecisions {
      excluded { name institution district className reason excludedAt } changes { id kind reason changedAt } } } }`,
    path: '/ext/examcampaigns/x1/merit-list/decisions',
    reply: {
      excluded: [
        {
          name: 'Aisha',
          institution: 'Viqarunnisa',
          reason: 'Copied',
          excludedAt: '2026-03-02T10:00:00.000Z',
        },
      ],
      changes: [
        {
          _id: 'c1',
          kind: 'late-answers',
          reason: 'Power cut',
          changedAt: '2026-03-03T10:00:00.000Z',
        },
      ],
    },
    data: {
      examCampaign: {
        meritListDecisions: {
          excluded: [
            {
              name: 'Aisha',
              institution: 'Viqarunnisa',
              district: null,
              className: null,
              reason: 'Copied',
              excludedAt: '2026-03-02T10:00:00.000Z',
            },
          ],
          changes: [
            {
              id: 'c1',
              kind: 'LATE_ANSWERS',
              reason: 'Power cut',
              changedAt: '2026-03-03T10:00:00.000Z',
            },
          ],
        },
      },
    },
    errorPath: ['examCampaign', 'meritListDecisions'],
  },
  'GET /ext/examcampaigns/{id}/merit-list': {
    field: 'ExamCampaign.meritList',
    as: 'visitor',
    before: [
      {
        call: 'GET /examcampaigns/x1',
        reply: { _id: 'x1', title: 'Model test', endDate: '2026-02-01T10:00:00.000Z' },
      },
    ],
    query: `{ examCampaign(id: "x1") { meritList(first: 2) {
      nodes { rank sharedBy name institution district className score wrongCount timeTakenMinutes }
      totalCount endCursor } } }`,
    path: '/ext/examcampaigns/x1/merit-list?offset=0&limit=2',
    reply: {
      entries: [
        {
          rank: 1,
          sharedBy: 1,
          name: 'Aisha',
          institution: 'Viqarunnisa',
          score: 4.25,
          wrongCount: 1,
          timeTaken: 12.5,
        },
        { rank: 2, sharedBy: 2, score: 4, wrongCount: 0, timeTaken: 60 },
      ],
      totalCount: 3,
    },
    data: {
      examCampaign: {
        meritList: {
          nodes: [
            {
              rank: 1,
              sharedBy: 1,
              name: 'Aisha',
              institution: 'Viqarunnisa',
              district: null,
              className: null,
              score: 4.25,
              wrongCount: 1,
              timeTakenMinutes: 12.5,
            },
            {
              rank: 2,
              sharedBy: 2,
              name: null,
              institution: null,
              district: null,
              className: null,
              score: 4,
              wrongCount: 0,
              timeTakenMinutes: 60,
            },
          ],
          totalCount: 3,
          endCursor: 'b2Zmc2V0OjI',
        },
      },
    },
    errorPath: ['examCampaign', 'meritList'],
  },
  'GET /ext/examcampaigns/{id}/merit-list/own': {
    field: 'ExamCampaign.myMeritEntry',
    as: 'student',
    before: [{ call: 'GET /examcampaigns/x1', reply: { _id: 'x1', title: 'Open test' } }],
    query:
      '{ examCampaign(id: "x1") { myMeritEntry { name institution district score wrongCount timeTakenMinutes } } }',
    path: '/ext/examcampaigns/x1/merit-list/own',
    reply: {
      name: 'Aisha',
      institution: 'Viqarunnisa',
      score: 4.256,
      wrongCount: 1,
      timeTaken: 12.5,
    },
    data: {
      examCampaign: {
        myMeritEntry: {
          name: 'Aisha',
          institution: 'Viqarunnisa',
          district: null,
          score: 4.26,
          wrongCount: 1,
          timeTakenMinutes: 12.5,
        },
      },
    },
    errorPath: ['examCampaign', 'myMeritEntry'],
  },
};
