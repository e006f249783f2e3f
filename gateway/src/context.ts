// What one request has: the viewer, the typed REST calls, the loaders, the tickets, the clock. Made anew for each request; nothing of
// one person's outlives it.
import type { Tickets } from './attempts/ticket.ts';
import { lazilyMerged, lazyParts } from './lazy-parts.ts';
import { academicsApi } from './modules/academics/api.ts';
import { academicsLoaders } from './modules/academics/loaders.ts';
import { admissionApi } from './modules/admission/api.ts';
import { admissionLoaders } from './modules/admission/loaders.ts';
import { assignmentsApi } from './modules/assignments/api.ts';
import { authApi } from './modules/auth/api.ts';
import { campaignsApi, examCampaignsApi } from './modules/campaigns/api.ts';
import { campaignsLoaders } from './modules/campaigns/loaders.ts';
import { meritListApi } from './modules/campaigns/merit-list-api.ts';
import { answerUploadsApi } from './modules/exams/answer-uploads-api.ts';
import { examsApi } from './modules/exams/api.ts';
import { examsLoaders } from './modules/exams/loaders.ts';
import { multiSubjectExamsApi } from './modules/multi-subject-exams/api.ts';
import { multiSubjectExamsLoaders } from './modules/multi-subject-exams/loaders.ts';
import { academicResultsApi } from './modules/results/academic-results-api.ts';
import { resultsApi } from './modules/results/api.ts';
import { attemptsApi } from './modules/results/attempts-api.ts';
import { resultsLoaders } from './modules/results/loaders.ts';
import { ranksLoaders } from './modules/results/ranks-loaders.ts';
import { type RestViewer, studentsApi } from './modules/students/api.ts';
import { studentsLoaders } from './modules/students/loaders.ts';
import type { RichTextRenderer } from './rich-text.ts';
import { idOf } from './upstream/batching.ts';
import type { Capabilities } from './upstream/capabilities.ts';
import { codedError, hasCode } from './upstream/errors.ts';
import type { Upstream } from './upstream/upstream.ts';

/** What is shared by all requests of one gateway: no one person's data. */
export type Services = { capabilities: Capabilities; tickets: Tickets; richText: RichTextRenderer; now: () => number };

const makeApi = lazyParts({
  auth: authApi,
  students: studentsApi,
  admission: admissionApi,
  academics: academicsApi,
  exams: examsApi,
  answerUploads: answerUploadsApi,
  multiSubjectExams: multiSubjectExamsApi,
  results: resultsApi,
  academicResults: academicResultsApi,
  attempts: attemptsApi,
  campaigns: campaignsApi,
  examCampaigns: examCampaignsApi,
  meritLists: meritListApi,
  assignments: assignmentsApi,
});

const makeLoaders = lazilyMerged([
  studentsLoaders,
  admissionLoaders,
  academicsLoaders,
  examsLoaders,
  multiSubjectExamsLoaders,
  resultsLoaders,
  ranksLoaders,
  campaignsLoaders,
]);

/**
 * Builds the context of one request around its way upstream. @param makeUpstream called when something is first asked of upstream: many
 * answers need nothing of it
 */
export function createContext(makeUpstream: () => Upstream, { capabilities, tickets, richText, now }: Services) {
  let used: Upstream | undefined;
  const upstream = (): Upstream => {
    used ??= makeUpstream();
    return used;
  };
  /** The way upstream, if anything has been asked of it. */
  const usedUpstream = (): Upstream | undefined => used;
  const api = makeApi(upstream);

  let asked: Promise<RestViewer | null> | undefined;
  /** The signed-in person, asked of upstream once a request and never believed from anywhere else; null for a visitor. */
  const viewer = (): Promise<RestViewer | null> => {
    asked ??= upstream().hasCookie
      ? api.students.getViewer().catch((error: unknown) => {
          if (hasCode(error, 'UNAUTHENTICATED')) return null;
          throw error;
        })
      : Promise.resolve(null);
    return asked;
  };
  const requireViewer = async (): Promise<RestViewer> => {
    const person = await viewer();
    if (!person) throw codedError('UNAUTHENTICATED', 'Please login first');
    return person;
  };
  /** For what upstream judges by the session alone: saves asking who it is. */
  const requireSession = (): void => {
    if (!upstream().hasCookie) throw codedError('UNAUTHENTICATED', 'Please login first');
  };
  const requireAdmin = async (): Promise<RestViewer> => {
    const person = await requireViewer();
    if (person.role !== 'admin') throw codedError('FORBIDDEN', 'This is for admins.');
    return person;
  };

  const loaders = makeLoaders(() => ({ upstream: upstream(), capabilities, viewer }));

  /** After a write that changed who the viewer is, or what they may see: everything read so far is asked again. */
  const forgetViewer = (): void => {
    asked = undefined;
    // Only those that were made are there to be cleared.
    for (const loader of Object.values(loaders).flatMap((ofType) => Object.values(ofType))) loader.clearAll();
  };

  /** A retake replaces a result: it must be the viewer's own, of that exam. Error FORBIDDEN. */
  const requireOwnResult = async (kind: 'multi-subject' | 'single', resultId: string, examId: string): Promise<void> => {
    const mine = kind === 'single' ? loaders.myResults.singleByExamId : loaders.myResults.multiSubjectByExamId;
    const result = await mine.load(examId);
    if (!result || idOf(result) !== resultId) throw codedError('FORBIDDEN', 'This is not your result.');
  };

  return {
    upstream,
    usedUpstream,
    capabilities,
    api,
    loaders,
    tickets,
    richText,
    now,
    viewer,
    forgetViewer,
    requireViewer,
    requireSession,
    requireAdmin,
    requireOwnResult,
  };
}

export type Context = ReturnType<typeof createContext>;
