// The examples of all calls.
import { academicResultCalls } from './academic-results.ts';
import { academicsCalls } from './academics.ts';
import { accountCalls } from './accounts.ts';
import { admissionCalls } from './admission.ts';
import { assignmentSubmissionCalls } from './assignment-submissions.ts';
import { assignmentCalls } from './assignments.ts';
import { attemptCalls } from './attempts.ts';
import { auditLogCalls } from './audit-log.ts';
import { authCalls } from './auth.ts';
import { batchCalls } from './batch.ts';
import { campaignCalls } from './campaigns.ts';
import { contentRevisionCalls } from './content-revisions.ts';
import { contentTreeCalls } from './content-tree.ts';
import { courseAdminCalls } from './course-admin.ts';
import { examCampaignCalls } from './exam-campaigns.ts';
import { examMonitoringCalls } from './exam-monitoring.ts';
import { examVersionCalls } from './exam-versions.ts';
import type { Examples } from './example.ts';
import { examCalls } from './exams.ts';
import { grantCalls } from './grants.ts';
import { keyCorrectionCalls } from './key-corrections.ts';
import { markingCalls } from './marking.ts';
import { multiSubjectExamCalls } from './multi-subject-exams.ts';
import { noteCalls } from './notes.ts';
import { notificationCalls } from './notifications.ts';
import { pictureCalls } from './pictures.ts';
import { progressCalls } from './progress.ts';
import { questionBankCalls } from './question-bank.ts';
import { rankCalls } from './ranks.ts';
import { releaseRuleCalls } from './release-rules.ts';
import { resultCalls } from './results.ts';
import { rosterCalls } from './rosters.ts';
import { searchCalls } from './search.ts';
import { studentCalls } from './students.ts';
import { studyPlanCalls } from './study-plan.ts';
import { textHistoryCalls } from './text-history.ts';
import { uploadCalls } from './uploads.ts';

export const EXAMPLES: Examples = {
  ...academicResultCalls,
  ...academicsCalls,
  ...accountCalls,
  ...admissionCalls,
  ...assignmentCalls,
  ...assignmentSubmissionCalls,
  ...attemptCalls,
  ...authCalls,
  ...batchCalls,
  ...campaignCalls,
  ...contentRevisionCalls,
  ...textHistoryCalls,
  ...auditLogCalls,
  ...contentTreeCalls,
  ...courseAdminCalls,
  ...examCampaignCalls,
  ...examMonitoringCalls,
  ...examCalls,
  ...examVersionCalls,
  ...grantCalls,
  ...keyCorrectionCalls,
  ...markingCalls,
  ...multiSubjectExamCalls,
  ...noteCalls,
  ...notificationCalls,
  ...progressCalls,
  ...questionBankCalls,
  ...rankCalls,
  ...releaseRuleCalls,
  ...resultCalls,
  ...rosterCalls,
  ...searchCalls,
  ...studentCalls,
  ...studyPlanCalls,
  ...uploadCalls,
  ...pictureCalls,
};
