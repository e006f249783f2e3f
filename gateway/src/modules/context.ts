// The context of one request: viewer, REST calls, loaders, tickets and clock. Nothing in it
// outlives the request.
import type { Contact } from '../config.ts';
import { idOf } from '../upstream/batching.ts';
import type { Capabilities } from '../upstream/capabilities.ts';
import { nullForVisitors } from '../upstream/errors/errors.ts';
import { refusal } from '../upstream/errors/refusals.ts';
import type { RestExamKind } from '../upstream/exams/exam-kind.ts';
import type { ExamVersions } from '../upstream/exams/exam-versions.ts';
import type { PaperEncryption } from '../upstream/exams/paper-encryption.ts';
import type { Tickets } from '../upstream/exams/ticket.ts';
import type { Audience } from '../upstream/public-reads/allow-list.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { academicResultsApi } from './academic-results/api.ts';
import { academicResultsLoaders } from './academic-results/loaders.ts';
import { academicsApi } from './academics/api.ts';
import { academicsLoaders } from './academics/loaders.ts';
import { admissionApi } from './admission/api.ts';
import { admissionLoaders } from './admission/loaders.ts';
import { assignmentsApi } from './assignments/api.ts';
import { submissionsApi } from './assignments/submissions/api.ts';
import { submissionsLoaders } from './assignments/submissions/loaders.ts';
import { attemptsApi } from './attempts/api.ts';
import type { ExamPace } from './attempts/exam-pace.ts';
import { attemptsLoaders } from './attempts/loaders.ts';
import { questionTimesApi } from './attempts/question-times/api.ts';
import { questionTimesLoaders } from './attempts/question-times/loaders.ts';
import { auditLogApi } from './audit-log/api.ts';
import { authApi } from './auth/api.ts';
import { campaignsApi } from './campaigns/api.ts';
import { examCampaignsApi } from './campaigns/exam-campaigns/api.ts';
import { examCampaignsLoaders } from './campaigns/exam-campaigns/loaders.ts';
import { campaignsLoaders } from './campaigns/loaders.ts';
import { meritListApi } from './campaigns/merit-lists/api.ts';
import { registrationsApi } from './campaigns/registrations/api.ts';
import { rostersApi } from './campaigns/rosters/api.ts';
import { contentRevisionsApi } from './content-revisions/api.ts';
import { contentTreeApi } from './content-tree/api.ts';
import { courseAdminApi } from './course-admin/api.ts';
import { encryptedPapersApi } from './encrypted-papers/api.ts';
import { examMonitoringApi } from './exam-monitoring/api.ts';
import { examVersionsLoaders } from './exam-versions/loaders.ts';
import { answerPagesApi } from './exams/answer-pages/api.ts';
import { answerPagesLoaders } from './exams/answer-pages/loaders.ts';
import { answerUploadsApi } from './exams/answer-uploads/api.ts';
import { examsApi } from './exams/api.ts';
import { examsLoaders } from './exams/loaders.ts';
import { takeableExamsApi } from './exams/takeable/api.ts';
import { exclusionsApi } from './exclusions/api.ts';
import { exclusionsLoaders } from './exclusions/loaders.ts';
import { keyCorrectionsApi } from './key-corrections/api.ts';
import { keyCorrectionsLoaders } from './key-corrections/loaders.ts';
import { lazilyMerged, lazyParts } from './lazy-parts.ts';
import { markingApi } from './marking/api.ts';
import { markingCommentsApi } from './marking/comments/api.ts';
import { markingQueueApi } from './marking/queue/api.ts';
import { secondMarkingApi } from './marking/second-marking/api.ts';
import { multiSubjectExamsApi } from './multi-subject-exams/api.ts';
import { multiSubjectExamsLoaders } from './multi-subject-exams/loaders.ts';
import { notificationsApi } from './notifications/api.ts';
import { personalWindowsApi } from './personal-windows/api.ts';
import { picturesApi } from './pictures/api.ts';
import { questionBankApi } from './question-bank/api.ts';
import { ranksLoaders } from './ranks/loaders.ts';
import { releaseRulesApi } from './release-rules/api.ts';
import { releaseRulesLoaders } from './release-rules/loaders.ts';
import { resultsApi } from './results/api.ts';
import { resultsLoaders } from './results/loaders.ts';
import type { RichTextRenderer } from './rich-text/rich-text.ts';
import { searchApi } from './search/api.ts';
import { type RestGrantRole, type RestViewer, studentsApi } from './students/api.ts';
import { grantsApi } from './students/grants/api.ts';
import { studentsLoaders } from './students/loaders.ts';
import { notesApi } from './students/notes/api.ts';
import { notesLoaders } from './students/notes/loaders.ts';
import { peopleApi } from './students/people/api.ts';
import { progressApi } from './students/progress/api.ts';
import { progressLoaders } from './students/progress/loaders.ts';
import { studyPlanApi } from './students/study-plan/api.ts';
import { textHistoryApi } from './text-history/api.ts';

/** Shared by all requests of one gateway: no per-user data. */
export type Services = {
  capabilities: Capabilities;
  tickets: Tickets;
  richText: RichTextRenderer;
  examVersions: ExamVersions;
  paperEncryption: PaperEncryption;
  examPace: ExamPace;
  now: () => number;
  contact: Contact;
};

const makeApi = lazyParts({
  auth: authApi,
  students: studentsApi,
  notes: notesApi,
  progress: progressApi,
  studyPlan: studyPlanApi,
  admission: admissionApi,
  academics: academicsApi,
  contentRevisions: contentRevisionsApi,
  contentTree: contentTreeApi,
  textHistory: textHistoryApi,
  auditLog: auditLogApi,
  courseAdmin: courseAdminApi,
  exams: examsApi,
  takeableExams: takeableExamsApi,
  answerPages: answerPagesApi,
  answerUploads: answerUploadsApi,
  multiSubjectExams: multiSubjectExamsApi,
  results: resultsApi,
  marking: markingApi,
  markingComments: markingCommentsApi,
  markingQueue: markingQueueApi,
  secondMarking: secondMarkingApi,
  pictures: picturesApi,
  questionBank: questionBankApi,
  examMonitoring: examMonitoringApi,
  exclusions: exclusionsApi,
  grants: grantsApi,
  personalWindows: personalWindowsApi,
  keyCorrections: keyCorrectionsApi,
  academicResults: academicResultsApi,
  attempts: attemptsApi,
  questionTimes: questionTimesApi,
  campaigns: campaignsApi,
  examCampaigns: examCampaignsApi,
  meritLists: meritListApi,
  registrations: registrationsApi,
  rosters: rostersApi,
  releaseRules: releaseRulesApi,
  people: peopleApi,
  assignments: assignmentsApi,
  notifications: notificationsApi,
  submissions: submissionsApi,
  search: searchApi,
  encryptedPapers: encryptedPapersApi,
});

const makeLoaders = lazilyMerged([
  studentsLoaders,
  notesLoaders,
  progressLoaders,
  admissionLoaders,
  academicsLoaders,
  examsLoaders,
  examVersionsLoaders,
  answerPagesLoaders,
  multiSubjectExamsLoaders,
  resultsLoaders,
  academicResultsLoaders,
  attemptsLoaders,
  questionTimesLoaders,
  exclusionsLoaders,
  ranksLoaders,
  releaseRulesLoaders,
  keyCorrectionsLoaders,
  campaignsLoaders,
  examCampaignsLoaders,
  submissionsLoaders,
]);

/**
 * Creates the context of one request.
 * @param makeUpstream called when upstream is first needed; many responses do not need it
 */
export function createContext(
  makeUpstream: () => Upstream,
  {
    capabilities,
    tickets,
    richText,
    examVersions,
    paperEncryption,
    examPace,
    now: clock,
    contact,
  }: Services,
) {
  let dependsOnClock = false;
  /** The time in milliseconds. Makes the response unshareable. */
  const now = (): number => {
    dependsOnClock = true;
    return clock();
  };
  let upstreamInUse: Upstream | undefined;
  const upstream = (): Upstream => {
    upstreamInUse ??= makeUpstream();
    return upstreamInUse;
  };
  /** Undefined if upstream has not been needed yet. */
  const usedUpstream = (): Upstream | undefined => upstreamInUse;
  const api = makeApi(upstream);
  /** The clients that may receive the response. */
  const audience = (): Audience =>
    dependsOnClock ? 'one' : (upstreamInUse?.audience ?? 'everybody');

  let viewerRead: Promise<RestViewer | null> | undefined;
  /** The signed-in account, read at most once per request; null for a visitor. */
  const viewer = (): Promise<RestViewer | null> => {
    viewerRead ??= upstream().hasSession()
      ? api.students.getViewer().catch(nullForVisitors)
      : Promise.resolve(null);
    return viewerRead;
  };
  const requireViewer = async (): Promise<RestViewer> => {
    const person = await viewer();
    if (!person) throw refusal('LOGIN_REQUIRED');
    return person;
  };
  /** For calls that upstream authorizes by the session, so the viewer need not be read. */
  const requireSession = (): void => {
    if (!upstream().hasSession()) throw refusal('LOGIN_REQUIRED');
  };
  const requireAdmin = async (): Promise<RestViewer> => {
    const person = await requireViewer();
    if (person.role !== 'admin') throw refusal('ADMINS_ONLY');
    return person;
  };

  /**
   * Admins, and accounts with this grant in any course; upstream checks the course. A teacher has
   * all rights of a marker.
   */
  const requireGrant = async (requiredRole: RestGrantRole): Promise<RestViewer> => {
    const person = await requireViewer();
    const isGranted = person.grants?.some(
      ({ role }) => role === requiredRole || role === 'teacher',
    );
    if (person.role !== 'admin' && !isGranted) throw refusal('ADMINS_ONLY');
    return person;
  };

  const loaders = makeLoaders(() => ({ upstream: upstream(), capabilities, viewer, examVersions }));

  /**
   * Clears all cached reads, after a write that changed the viewer or their permissions.
   * @param current undefined: the viewer is read again when it is needed
   */
  const clearViewer = (current?: RestViewer): void => {
    viewerRead = current && Promise.resolve(current);
    // Only loaders that were created are enumerable.
    for (const loader of Object.values(loaders).flatMap((loadersOfType) =>
      Object.values(loadersOfType),
    ))
      loader.clearAll();
  };

  /**
   * Error FORBIDDEN unless the result, which a retake replaces, is the viewer's own result of this
   * exam.
   */
  const requireOwnResult = async (
    kind: RestExamKind,
    resultId: string,
    examId: string,
  ): Promise<void> => {
    const mine =
      kind === 'single' ? loaders.myResults.singleByExamId : loaders.myResults.multiSubjectByExamId;
    const result = await mine.load(examId);
    if (!result || idOf(result) !== resultId) throw refusal('NOT_YOUR_RESULT');
  };

  return {
    upstream,
    usedUpstream,
    audience,
    capabilities,
    api,
    loaders,
    tickets,
    richText,
    paperEncryption,
    examPace,
    now,
    contact,
    viewer,
    clearViewer,
    requireViewer,
    requireSession,
    requireAdmin,
    requireGrant,
    requireOwnResult,
  };
}

export type Context = ReturnType<typeof createContext>;
