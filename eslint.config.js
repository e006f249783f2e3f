// Lints the SDL of the gateway's modules with graphql-eslint's recommended schema rules and some
// rules of the project. Biome checks TypeScript and all other files.
import graphql from '@graphql-eslint/eslint-plugin';

const SDL = ['gateway/src/graphql/root.graphql', 'gateway/src/modules/**/*.graphql'];
/** Types without an id: parts of other objects, values, connections and payloads. */
const VALUES = {
  suffixes: ['Connection', 'Payload'],
  types: [
    'Address',
    'AnswerPagesState',
    'AnswerSheet',
    'AnswerUpload',
    'AttemptNotices',
    'AttemptTicket',
    'AuditChange',
    'BankDraw',
    'BankOption',
    'BankPlace',
    'BankTag',
    'BankUsage',
    'BankWords',
    'CampaignRegistration',
    'Contact',
    'CourseFeature',
    'CurrentExam',
    'EducationalBackground',
    'EnrollmentGroup',
    'ExamActivity',
    'ExamKey',
    'ExamKeyCorrections',
    'ExamNotices',
    'ExamPace',
    'ExamPaper',
    'ExamRelease',
    'ExamStanding',
    'ExamStatistics',
    'ExcludedMeritEntry',
    'Grant',
    'GrantedExam',
    'KeyCorrectionPreview',
    'IndependentMark',
    'IndependentQuestionMark',
    'LateComparison',
    'LessonProgress',
    'ListedAssignmentSubmission',
    'MarkComparison',
    'MarkingExam',
    'MarkingNeighbours',
    'MarkingStudent',
    'MeritEntry',
    'OwnMeritEntry',
    'PaperKey',
    'PaperOrder',
    'MeritListDecisions',
    'MeritListState',
    'MultiSubjectExamKey',
    'MultiSubjectExamPaper',
    'NotificationPreference',
    'NotificationPreferences',
    'OptionStatistics',
    'PersonEnrollment',
    'PersonalWindow',
    'QuestionCorrection',
    'QuestionStatistics',
    'QuestionTime',
    'Receipt',
    'RegisteredExam',
    'ResultExclusion',
    'RichText',
    'Roster',
    'RosterImport',
    'RosterProblem',
    'SavedSelection',
    'SavedWrittenAnswer',
    'SearchGroup',
    'SecondFactor',
    'SecondMarking',
    'StudentImport',
    'StudentImportProblem',
    'StudyPlan',
    'SubmittedFile',
    'TakeableExam',
    'Testimonial',
    'TextDraft',
    'TextDraftValues',
    'TextVersion',
    'UploadedPicture',
  ],
};
const REMOVAL_DATE = /\bRemoved after (\d{4}-\d{2}-\d{2})\.$/;

/**
 * The reason of a deprecation names the replacement and the date of the removal: `Use `name`.
 * Removed after 2027-06-30.`
 */
const deprecationDate = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'Directive[name.value=deprecated]'(node) {
      const reason = node.arguments?.find((argument) => argument.name.value === 'reason')?.value;
      const date =
        reason?.kind === 'StringValue' ? REMOVAL_DATE.exec(reason.value)?.[1] : undefined;
      if (date && !Number.isNaN(Date.parse(date))) return;
      context.report({
        node,
        message: 'The reason of a deprecation ends with its date: "Removed after 2027-06-30."',
      });
    },
  }),
};

export default [
  {
    files: SDL,
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: SDL } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      '@graphql-eslint': graphql,
      alokpath: { rules: { 'deprecation-date': deprecationDate } },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      // Ours is: one line between quotes, several between triple quotes. The published
      // schema.graphql has triple quotes throughout.
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: VALUES }],
      // Every element, not only types and root fields.
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      'alokpath/deprecation-date': 'error',
    },
  },
];
