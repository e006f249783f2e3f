// The exams of campaigns that the viewer is registered for.
import { OwnContestsDocument } from '../../web/src/features/exam-list/generated/own-contests.ts';
import type { Mock } from './render.tsx';

interface Contest {
  readonly examId: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export const ownContests = (contests: readonly Contest[]): Mock => ({
  request: { query: OwnContestsDocument },
  result: {
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'u1',
        student: {
          __typename: 'Student',
          id: 's1',
          campaignExams: contests.map((contest) => ({
            __typename: 'RegisteredExam',
            campaignId: 'k1',
            title: 'Weekly contest',
            examKind: 'SINGLE',
            examTitle: 'Contest paper',
            timeLimitMinutes: 30,
            ...contest,
          })),
        },
      },
    },
  },
});
