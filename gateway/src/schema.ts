// The one schema: the explicit list of the nine modules, each its SDL files and its resolvers.
import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import type { Context } from './context.ts';
import type { Resolvers } from './generated/resolver-types.ts';
import { academicsResolvers } from './modules/academics/resolvers.ts';
import { writeCoursesResolvers } from './modules/academics/write-courses-resolvers.ts';
import { writeLessonsResolvers } from './modules/academics/write-lessons-resolvers.ts';
import { writeOutlineResolvers } from './modules/academics/write-outline-resolvers.ts';
import { writeAcademicUnitsResolvers } from './modules/academics/write-units-resolvers.ts';
import { admissionResolvers } from './modules/admission/resolvers.ts';
import { writeAdmissionCoursesResolvers } from './modules/admission/write-courses-resolvers.ts';
import { writeAdmissionUnitsResolvers } from './modules/admission/write-units-resolvers.ts';
import { writeExamYearsResolvers } from './modules/admission/write-years-resolvers.ts';
import { assignmentsResolvers } from './modules/assignments/resolvers.ts';
import { accountResolvers } from './modules/auth/account-resolvers.ts';
import { authResolvers } from './modules/auth/resolvers.ts';
import { examCampaignResolvers } from './modules/campaigns/exam-campaign-resolvers.ts';
import { meritListResolvers } from './modules/campaigns/merit-list-resolvers.ts';
import { campaignsResolvers } from './modules/campaigns/resolvers.ts';
import { answerUploadsResolvers } from './modules/exams/answer-uploads-resolvers.ts';
import { examKeyResolvers } from './modules/exams/key-resolvers.ts';
import { examsResolvers } from './modules/exams/resolvers.ts';
import { writeExamsResolvers } from './modules/exams/write-exams-resolvers.ts';
import { multiSubjectExamKeyResolvers } from './modules/multi-subject-exams/key-resolvers.ts';
import { multiSubjectExamsResolvers } from './modules/multi-subject-exams/resolvers.ts';
import { writeMultiSubjectExamsResolvers } from './modules/multi-subject-exams/write-exams-resolvers.ts';
import { academicResultsResolvers } from './modules/results/academic-results-resolvers.ts';
import { attemptsResolvers } from './modules/results/attempts-resolvers.ts';
import { resultListsResolvers } from './modules/results/lists-resolvers.ts';
import { markingResolvers } from './modules/results/marking-resolvers.ts';
import { ranksResolvers } from './modules/results/ranks-resolvers.ts';
import { resultsResolvers } from './modules/results/resolvers.ts';
import { noteResolvers } from './modules/students/note-resolvers.ts';
import { progressResolvers } from './modules/students/progress-resolvers.ts';
import { recordResolvers } from './modules/students/record-resolvers.ts';
import { studentsResolvers } from './modules/students/resolvers.ts';
import { badInput } from './upstream/errors.ts';

const modules: Record<string, Resolvers[]> = {
  auth: [authResolvers, accountResolvers],
  students: [studentsResolvers, recordResolvers, progressResolvers, noteResolvers],
  admission: [admissionResolvers, writeAdmissionCoursesResolvers, writeAdmissionUnitsResolvers, writeExamYearsResolvers],
  academics: [academicsResolvers, writeCoursesResolvers, writeAcademicUnitsResolvers, writeOutlineResolvers, writeLessonsResolvers],
  exams: [examsResolvers, answerUploadsResolvers, examKeyResolvers, writeExamsResolvers],
  'multi-subject-exams': [multiSubjectExamsResolvers, multiSubjectExamKeyResolvers, writeMultiSubjectExamsResolvers],
  results: [resultsResolvers, resultListsResolvers, markingResolvers, ranksResolvers, academicResultsResolvers, attemptsResolvers],
  campaigns: [campaignsResolvers, examCampaignResolvers, meritListResolvers],
  assignments: [assignmentsResolvers],
};

const root: Resolvers = {
  DateTime: new GraphQLScalarType<string | null, string>({
    name: 'DateTime',
    serialize(value) {
      const time = typeof value === 'string' || value instanceof Date ? new Date(value) : undefined;
      if (!time || Number.isNaN(time.getTime())) {
        throw new GraphQLError('The server gave a moment that is none.', { extensions: { code: 'UPSTREAM_BAD_RESPONSE' } });
      }
      return time.toISOString();
    },
    parseValue(value) {
      const time = typeof value === 'string' && value.length <= 40 ? new Date(value) : undefined;
      if (!time || Number.isNaN(time.getTime())) throw badInput('A moment is written like 2026-03-01T10:30:00.000Z.');
      return time.toISOString();
    },
  }),
  HTML: new GraphQLScalarType<string | null, string>({ name: 'HTML', serialize: String }),
  // What is no upload is refused where the file is read (upstream/read-upload.ts), with the field to blame.
  Upload: new GraphQLScalarType({ name: 'Upload', parseValue: (value) => (value instanceof Upload ? value.promise : value) }),
  Query: {
    serverTime: (_, __, { now }) => new Date(now()).toISOString(),
  },
};

/** Builds the executable schema. */
export function buildSchema(): GraphQLSchema {
  const sdl = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  const filesOf = (name: string) =>
    readdirSync(new URL(`../src/modules/${name}/`, import.meta.url)).filter((file) => file.endsWith('.graphql'));
  return makeExecutableSchema<Context>({
    typeDefs: [
      sdl('./schema.graphql'),
      ...Object.keys(modules).flatMap((name) => filesOf(name).map((file) => sdl(`./modules/${name}/${file}`))),
    ],
    resolvers: [root, ...Object.values(modules).flat()],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
