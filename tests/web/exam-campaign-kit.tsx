/** Renders the page of an exam campaign with given responses. `NOW` is the server's time. */
import { saveSession } from '../../web/src/apollo/session.ts';
import { Component as ExamCampaignRoute } from '../../web/src/features/campaigns/exam-campaign/exam-campaign.route.tsx';
import {
  ExamCampaignRouteDocument,
  WindowRevisionDocument,
} from '../../web/src/features/campaigns/exam-campaign/generated/exam-campaign.route.ts';
import type { NextPageHandle } from '../../web/src/features/campaigns/exam-campaign/next-page.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { aViewer, type Mock, type MockResult, renderPage } from './render.tsx';

export const NOW = Date.parse('2031-05-04T10:00:00.000Z');
const MINUTE = 60_000;
export const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();

export const aPaper = (parts: object = {}) => ({
  __typename: 'MultiSubjectExam',
  id: 'e1',
  title: 'C unit 2021',
  timeLimitMinutes: 60,
  paperUrl: null,
  negativeMarkingPercentage: 25,
  questionCount: 40,
  totalPoints: 50,
  subjects: [
    { __typename: 'ExamSubject', id: 's1', name: 'Physics', mandatory: true, questionCount: 20 },
  ],
  myResult: null,
  ...parts,
});

export const anExamCampaign = (parts: object = {}) => ({
  __typename: 'ExamCampaign',
  id: 'x1',
  title: 'Open model test',
  description: 'For everybody.',
  imageUrl: null,
  startDate: inMinutes(-60),
  endDate: inMinutes(600),
  registeredCount: 41,
  isRegistered: true,
  registrationClosesAt: null,
  registrationLimit: null,
  followsRoster: false,
  isOnRoster: null,
  examKind: 'MULTI_SUBJECT',
  personalWindow: null,
  exam: aPaper(),
  ...parts,
});

const student = {
  __typename: 'Student',
  id: 's1',
  name: 'Nusrat Jahan',
  contactMobile: '01712345678',
  address: { __typename: 'Address', district: 'Bogura' },
  educationalBackground: {
    __typename: 'EducationalBackground',
    lastLevel: 'HSC',
    lastInstitution: 'Azizul Haque College',
  },
};

/** The revision that waiting pages poll. */
const windowRevision = (revision: number, examId = 'e1'): Mock => ({
  request: {
    query: WindowRevisionDocument,
    variables: { examKind: 'MULTI_SUBJECT', examId },
  },
  result: { data: { examNotices: { __typename: 'ExamNotices', revision } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

interface Opened {
  readonly campaign?: object | null;
  readonly openAttempts?: readonly object[];
  readonly isVisitor?: boolean;
  readonly contactMobile?: string;
  readonly mocks?: readonly Mock[];
  /** Loads the code of the page that the waiting room leads to. */
  readonly loadNextPage?: NextPageHandle['loadNextPage'];
  /** How often the page may be requested. */
  readonly later?: object;
}

export function openCampaign({
  campaign = anExamCampaign(),
  openAttempts = [],
  isVisitor = false,
  contactMobile = student.contactMobile,
  mocks = [],
  loadNextPage = async () => undefined,
  later,
}: Opened = {}) {
  setServerTime(new Date(NOW).toISOString());
  const viewer = isVisitor ? null : aViewer();
  saveSession(viewer);
  const around = isVisitor
    ? { viewer: null }
    : {
        openAttempts,
        viewer: { __typename: 'Viewer', id: 'u1', student: { ...student, contactMobile } },
      };
  const request = {
    query: ExamCampaignRouteDocument,
    variables: { id: 'x1', isSignedIn: !isVisitor },
  };
  const campaignMocks: Mock[] = [campaign, later]
    .filter((examCampaign) => examCampaign !== undefined)
    .map((examCampaign) => ({
      request,
      result: { data: { examCampaign, ...around } } as MockResult,
    }));
  return renderPage(<ExamCampaignRoute />, {
    at: '/campaigns/exams/x1',
    path: '/campaigns/exams/:id',
    viewer,
    handle: { loadNextPage } satisfies NextPageHandle,
    mocks: [...campaignMocks, ...mocks, windowRevision(0)],
  });
}
