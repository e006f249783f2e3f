// The executable schema: the list of all modules, each with its SDL file and its resolvers.
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { PACKAGE_FOLDER } from '../config.ts';
import type { Resolvers } from '../generated/resolver-types.ts';
import { academicResultsResolvers } from '../modules/academic-results/resolvers.ts';
import { writeCoursesResolvers } from '../modules/academics/course-editing/resolvers.ts';
import { writeLessonsResolvers } from '../modules/academics/lesson-editing/resolvers.ts';
import { writeOutlineResolvers } from '../modules/academics/outline-editing/resolvers.ts';
import { academicsResolvers } from '../modules/academics/resolvers.ts';
import { writeAcademicUnitsResolvers } from '../modules/academics/unit-editing/resolvers.ts';
import { writeAdmissionCoursesResolvers } from '../modules/admission/course-editing/resolvers.ts';
import { admissionResolvers } from '../modules/admission/resolvers.ts';
import { writeAdmissionUnitsResolvers } from '../modules/admission/unit-editing/resolvers.ts';
import { writeExamYearsResolvers } from '../modules/admission/year-editing/resolvers.ts';
import { assignmentsResolvers } from '../modules/assignments/resolvers.ts';
import { submissionsResolvers } from '../modules/assignments/submissions/resolvers.ts';
import { lateAnswersResolvers } from '../modules/attempts/late-answers/resolvers.ts';
import { questionTimesResolvers } from '../modules/attempts/question-times/resolvers.ts';
import { attemptsResolvers } from '../modules/attempts/resolvers.ts';
import { auditLogResolvers } from '../modules/audit-log/resolvers.ts';
import { accountResolvers } from '../modules/auth/accounts/resolvers.ts';
import { authResolvers } from '../modules/auth/resolvers.ts';
import { securityResolvers } from '../modules/auth/security/resolvers.ts';
import { examCampaignResolvers } from '../modules/campaigns/exam-campaigns/resolvers.ts';
import { meritListResolvers } from '../modules/campaigns/merit-lists/resolvers.ts';
import { registrationsResolvers } from '../modules/campaigns/registrations/resolvers.ts';
import { campaignsResolvers } from '../modules/campaigns/resolvers.ts';
import { rostersResolvers } from '../modules/campaigns/rosters/resolvers.ts';
import { contactResolvers } from '../modules/contact/resolvers.ts';
import { contentRevisionsResolvers } from '../modules/content-revisions/resolvers.ts';
import { contentTreeResolvers } from '../modules/content-tree/resolvers.ts';
import type { Context } from '../modules/context.ts';
import { courseAdminResolvers } from '../modules/course-admin/resolvers.ts';
import { encryptedPapersResolvers } from '../modules/encrypted-papers/resolvers.ts';
import { examControlResolvers } from '../modules/exam-monitoring/control/resolvers.ts';
import { examMonitoringResolvers } from '../modules/exam-monitoring/resolvers.ts';
import { answerPagesResolvers } from '../modules/exams/answer-pages/resolvers.ts';
import { answerUploadsResolvers } from '../modules/exams/answer-uploads/resolvers.ts';
import { writeExamsResolvers } from '../modules/exams/editing/resolvers.ts';
import { examsResolvers } from '../modules/exams/resolvers.ts';
import { takeableExamsResolvers } from '../modules/exams/takeable/resolvers.ts';
import { exclusionsResolvers } from '../modules/exclusions/resolvers.ts';
import { keyCorrectionsResolvers } from '../modules/key-corrections/resolvers.ts';
import { markingCommentResolvers } from '../modules/marking/comments/resolvers.ts';
import { markingQueueResolvers } from '../modules/marking/queue/resolvers.ts';
import { markingResolvers } from '../modules/marking/resolvers.ts';
import { secondMarkingResolvers } from '../modules/marking/second-marking/resolvers.ts';
import { writeMultiSubjectExamsResolvers } from '../modules/multi-subject-exams/editing/resolvers.ts';
import { multiSubjectExamsResolvers } from '../modules/multi-subject-exams/resolvers.ts';
import { notificationResolvers } from '../modules/notifications/resolvers.ts';
import { personalWindowsResolvers } from '../modules/personal-windows/resolvers.ts';
import { picturesResolvers } from '../modules/pictures/resolvers.ts';
import { questionBankResolvers } from '../modules/question-bank/resolvers.ts';
import { ranksResolvers } from '../modules/ranks/resolvers.ts';
import { releaseRulesResolvers } from '../modules/release-rules/resolvers.ts';
import { resultsResolvers } from '../modules/results/resolvers.ts';
import { richTextResolvers } from '../modules/rich-text/resolvers.ts';
import { searchResolvers } from '../modules/search/resolvers.ts';
import { grantResolvers } from '../modules/students/grants/resolvers.ts';
import { noteResolvers } from '../modules/students/notes/resolvers.ts';
import { peopleResolvers } from '../modules/students/people/resolvers.ts';
import { progressResolvers } from '../modules/students/progress/resolvers.ts';
import { recordResolvers } from '../modules/students/records/resolvers.ts';
import { studentsResolvers } from '../modules/students/resolvers.ts';
import { studyPlanResolvers } from '../modules/students/study-plan/resolvers.ts';
import { textHistoryResolvers } from '../modules/text-history/resolvers.ts';
import { refusal } from '../upstream/errors/refusals.ts';

/** Folder in modules/ -> its resolvers. */
const modules: Record<string, Resolvers> = {
  contact: contactResolvers,
  'academic-results': academicResultsResolvers,
  academics: academicsResolvers,
  'academics/course-editing': writeCoursesResolvers,
  'academics/lesson-editing': writeLessonsResolvers,
  'academics/outline-editing': writeOutlineResolvers,
  'academics/unit-editing': writeAcademicUnitsResolvers,
  admission: admissionResolvers,
  'admission/course-editing': writeAdmissionCoursesResolvers,
  'admission/unit-editing': writeAdmissionUnitsResolvers,
  'admission/year-editing': writeExamYearsResolvers,
  assignments: assignmentsResolvers,
  'assignments/submissions': submissionsResolvers,
  attempts: attemptsResolvers,
  'attempts/late-answers': lateAnswersResolvers,
  'attempts/question-times': questionTimesResolvers,
  auth: authResolvers,
  'auth/accounts': accountResolvers,
  'auth/security': securityResolvers,
  campaigns: campaignsResolvers,
  'campaigns/exam-campaigns': examCampaignResolvers,
  'campaigns/merit-lists': meritListResolvers,
  'campaigns/registrations': registrationsResolvers,
  'campaigns/rosters': rostersResolvers,
  exams: examsResolvers,
  'exams/answer-pages': answerPagesResolvers,
  'exams/answer-uploads': answerUploadsResolvers,
  'exams/editing': writeExamsResolvers,
  'content-revisions': contentRevisionsResolvers,
  'content-tree': contentTreeResolvers,
  'audit-log': auditLogResolvers,
  'course-admin': courseAdminResolvers,
  'exam-monitoring': examMonitoringResolvers,
  'exam-monitoring/control': examControlResolvers,
  'key-corrections': keyCorrectionsResolvers,
  marking: markingResolvers,
  'marking/comments': markingCommentResolvers,
  'marking/queue': markingQueueResolvers,
  'marking/second-marking': secondMarkingResolvers,
  'multi-subject-exams': multiSubjectExamsResolvers,
  'multi-subject-exams/editing': writeMultiSubjectExamsResolvers,
  notifications: notificationResolvers,
  pictures: picturesResolvers,
  'question-bank': questionBankResolvers,
  exclusions: exclusionsResolvers,
  'personal-windows': personalWindowsResolvers,
  ranks: ranksResolvers,
  'release-rules': releaseRulesResolvers,
  results: resultsResolvers,
  'rich-text': richTextResolvers,
  'exams/takeable': takeableExamsResolvers,
  'encrypted-papers': encryptedPapersResolvers,
  search: searchResolvers,
  students: studentsResolvers,
  'students/grants': grantResolvers,
  'students/notes': noteResolvers,
  'students/study-plan': studyPlanResolvers,
  'students/people': peopleResolvers,
  'students/progress': progressResolvers,
  'students/records': recordResolvers,
  'text-history': textHistoryResolvers,
};

const root: Resolvers = {
  DateTime: new GraphQLScalarType<string | null, string>({
    name: 'DateTime',
    serialize(value) {
      const time = typeof value === 'string' || value instanceof Date ? new Date(value) : undefined;
      if (!time || Number.isNaN(time.getTime())) {
        throw refusal('UPSTREAM_INVALID_MOMENT');
      }
      return time.toISOString();
    },
    parseValue(value) {
      const time = typeof value === 'string' && value.length <= 40 ? new Date(value) : undefined;
      if (!time || Number.isNaN(time.getTime())) throw refusal('NOT_A_MOMENT');
      return time.toISOString();
    },
  }),
  HTML: new GraphQLScalarType<string | null, string>({ name: 'HTML', serialize: String }),
  // Values other than uploads are refused where the file is read (upstream/files/read-upload.ts),
  // with the name of the field.
  Upload: new GraphQLScalarType({ name: 'Upload' }),
  Query: {
    serverTime: (_, __, { now }) => new Date(now()).toISOString(),
  },
};

/** Builds the executable schema. */
export function buildSchema(): GraphQLSchema {
  const sdl = (file: string) => readFileSync(new URL(`src/${file}`, PACKAGE_FOLDER), 'utf8');
  return makeExecutableSchema<Context>({
    typeDefs: [
      sdl('graphql/root.graphql'),
      ...Object.keys(modules).map((folder) => sdl(`modules/${folder}/schema.graphql`)),
    ],
    resolvers: [root, ...Object.values(modules)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
