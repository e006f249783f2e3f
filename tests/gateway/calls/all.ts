// The examples of all calls, documented ones and extensions.
import { academicResultsCalls } from './academic-results.ts';
import { academicsCalls } from './academics.ts';
import { admissionCalls } from './admission.ts';
import { assignmentSubmissionsCalls } from './assignment-submissions.ts';
import { assignmentsCalls } from './assignments.ts';
import { auditLogCalls } from './audit-log.ts';
import { authCalls } from './auth.ts';
import { campaignsCalls } from './campaigns.ts';
import { contentRevisionCalls } from './content-revisions.ts';
import { contentTreeCalls } from './content-tree.ts';
import { courseAdminCalls } from './course-admin.ts';
import { examCampaignsCalls } from './exam-campaigns.ts';
import { examYearsCalls } from './exam-years.ts';
import type { Examples } from './example.ts';
import { examsCalls } from './exams.ts';
import { extensionsCalls } from './extensions.ts';
import { grantCalls } from './grants.ts';
import { markingCalls } from './marking.ts';
import { multiSubjectExamsCalls } from './multi-subject-exams.ts';
import { peopleCalls } from './people.ts';
import { questionBankCalls } from './question-bank.ts';
import { resultsCalls } from './results.ts';
import { rosterCalls } from './rosters.ts';
import { searchCalls } from './search.ts';
import { studentsCalls } from './students.ts';
import { studyPlanCalls } from './study-plan.ts';
import { textHistoryCalls } from './text-history.ts';

/** By method and path. */
export const EXAMPLES: Examples = {
  ...authCalls,
  ...peopleCalls,
  ...studentsCalls,
  ...admissionCalls,
  ...examYearsCalls,
  ...academicsCalls,
  ...examsCalls,
  ...markingCalls,
  ...multiSubjectExamsCalls,
  ...grantCalls,
  ...questionBankCalls,
  ...resultsCalls,
  ...rosterCalls,
  ...academicResultsCalls,
  ...campaignsCalls,
  ...contentRevisionCalls,
  ...auditLogCalls,
  ...contentTreeCalls,
  ...courseAdminCalls,
  ...examCampaignsCalls,
  ...assignmentsCalls,
  ...extensionsCalls,
  ...assignmentSubmissionsCalls,
  ...searchCalls,
  ...studyPlanCalls,
  ...textHistoryCalls,
};
