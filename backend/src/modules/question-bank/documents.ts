// Wire documents of the extension `question-bank` (docs/rest-contract.md, "Extensions"). All of
// them hold answer keys: for admins only.
import { type Static, Type } from 'typebox';
import { clearable, closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { McqBody } from '../exams/bodies.ts';
import { ExamKind } from '../exams/documents.ts';
import { DIFFICULTIES, KINDS } from './tables.ts';

/** Questions per request, as many as a single exam can have. */
const MAX_QUESTIONS = 200;
/** Questions of an exam with the most subjects, for a draw. */
const MAX_EXCLUDED = 4000;
const MAX_RULES = 20;
const MAX_TAGS = 10;
export const MIN_OPTIONS = 2;
/** The maximum of a question, in marks. */
export const MAX_POINTS = 999.99999;

/** The MD5 of exam-rules' `questionContent`, in hexadecimal. */
const ContentHash = Type.String({ pattern: '^[0-9a-f]{32}$' });

const Kind = Type.Enum([...KINDS]);
const Difficulty = Type.Enum([...DIFFICULTIES]);
const SectionName = Type.String({ maxLength: 100 });
const Tag = requiredText(40);

/** The classification of a question in the bank. */
const classificationFields = {
  subject: Type.Optional(SectionName),
  chapter: Type.Optional(SectionName),
  difficulty: clearable(Difficulty),
  tags: Type.Optional(Type.Array(Tag, { maxItems: MAX_TAGS })),
};

const BankQuestionBody = Type.Object(
  {
    /**
     * Missing: multiple choice. A written question in the form of a creative one is stored as
     * `creative`.
     */
    kind: Type.Optional(Type.Enum(['mcq', 'written'])),
    question: McqBody.properties.question,
    /** At least MIN_OPTIONS for a multiple-choice question, none for a written one. */
    options: Type.Array(
      Type.Object({ text: McqBody.properties.question, isCorrect: Type.Boolean() }, closed),
      { maxItems: 10 },
    ),
    /** For a creative question always the sum of its parts. */
    points: McqBody.properties.points,
    /** For a written question the guidelines for its answer. */
    explanation: McqBody.properties.explanation,
    ...classificationFields,
  },
  closed,
);
export type BankQuestionInput = Static<typeof BankQuestionBody>;

/** 200 questions with ten options and ten tags each are 11,000 values. */
const ofQuestions = { ...closed, maxValues: 20_000 } as const;

export const AdditionBody = Type.Object(
  { questions: Type.Array(BankQuestionBody, { minItems: 1, maxItems: MAX_QUESTIONS }) },
  ofQuestions,
);
/** The whole question, with the edited revision. */
export const ChangeBody = Type.Object(
  { ...BankQuestionBody.properties, revision: Type.Integer({ minimum: 1 }) },
  closed,
);
/** Default for subject and chapter: those of the exam. */
export const FromExamBody = Type.Object(
  { kind: ExamKind, examId: Id, ...classificationFields },
  closed,
);
export type FromExam = Static<typeof FromExamBody>;

export const Addition = Type.Object({
  /** Ids of the new questions, in the order of the request. */
  ids: Type.Array(Type.String()),
  /** Number of questions that the bank already had, which are unchanged. */
  existingCount: Type.Integer(),
  /**
   * Number of unusable questions of an exam: without a correct option, with equal options, or made
   * void or bonus by a correction.
   */
  skippedCount: Type.Integer(),
});

export const ArchivalBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    archived: Type.Boolean(),
  },
  closed,
);
export const Archival = Type.Object({ changedCount: Type.Integer() });

const filterFields = {
  /** Missing: any kind, in a draw multiple choice. */
  kind: Type.Optional(Kind),
  /** With `kind=written`: excludes creative questions. */
  withoutCreative: Type.Optional(Type.Boolean()),
  subject: Type.Optional(SectionName),
  chapter: Type.Optional(SectionName),
  difficulty: Type.Optional(Difficulty),
  tag: Type.Optional(Tag),
};

/**
 * `kind=written` includes creative questions. `q`: words of the question, in any spelling that
 * search accepts.
 */
export const BankQuery = Type.Object(
  {
    ...cursorFields,
    ...filterFields,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    unused: Type.Optional(Type.Boolean()),
    archived: Type.Optional(Type.Boolean()),
    singleAnswer: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type BankFilter = Partial<
  Pick<
    Static<typeof BankQuery>,
    keyof typeof filterFields | 'q' | 'unused' | 'archived' | 'singleAnswer'
  >
>;

export const BankQuestion = Type.Object({
  _id: Type.String(),
  kind: Kind,
  question: Type.String(),
  options: Type.Array(Type.Object({ text: Type.String(), isCorrect: Type.Boolean() })),
  points: Type.Number(),
  explanation: Type.Optional(Type.String()),
  subject: Type.String(),
  chapter: Type.String(),
  difficulty: Type.Optional(Difficulty),
  tags: Type.Array(Type.String()),
  /** Number of exams with the question. */
  usageCount: Type.Integer(),
  revision: Type.Integer(),
  createdAt: Type.String(),
  archivedAt: Type.Optional(Type.String()),
});
export type BankQuestionDocument = Static<typeof BankQuestion>;

/**
 * Subjects with their chapters, and tags that questions of the bank have, for filters and
 * suggestions; at most 1,000 of each. Archived questions do not count.
 */
export const BankLabels = Type.Object({
  places: Type.Array(
    Type.Object({ subject: Type.String(), chapter: Type.String(), count: Type.Integer() }),
  ),
  tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
});

const BankUsage = Type.Object({
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  /** Deleted although students have results in it. */
  archived: Type.Boolean(),
  /**
   * Whether the copy has the same correct options; false if one of the two was corrected. True for
   * a written question.
   */
  sameKey: Type.Boolean(),
  /**
   * Number of examined attempts in the exam's statistics; 0 without attempts. Missing for written
   * questions, and if the statistics of other exams have used up the budget.
   */
  examinedCount: Type.Optional(Type.Integer()),
  correctCount: Type.Optional(Type.Integer()),
  discrimination: Type.Optional(Type.Number()),
  /**
   * For a written question: the number of first attempts with marks for it, and the mean. Missing
   * as above; the mean also without marks.
   */
  markedCount: Type.Optional(Type.Integer()),
  meanMarks: Type.Optional(Type.Number()),
});
export type BankUsageDocument = Static<typeof BankUsage>;
export const BankUsages = Type.Array(BankUsage);

/** A rule of a draw: the number, kind and classification of questions. */
const DrawRule = Type.Object(
  { ...filterFields, count: Type.Integer({ minimum: 1, maximum: MAX_QUESTIONS }) },
  closed,
);
export const DrawBody = Type.Object(
  {
    rules: Type.Array(DrawRule, { minItems: 1, maxItems: MAX_RULES }),
    /** Questions of the exam by the hashes of their content, which are excluded. */
    contentHashes: Type.Optional(Type.Array(ContentHash, { maxItems: MAX_EXCLUDED })),
    /** The same by their texts, for clients that do not compute hashes. */
    questions: Type.Optional(
      Type.Array(
        Type.Object(
          { question: Type.String(), options: Type.Array(Type.String(), { maxItems: 10 }) },
          closed,
        ),
        {
          maxItems: MAX_EXCLUDED,
        },
      ),
    ),
    /** Of the multiple-choice questions, only those with one correct option. */
    singleAnswer: Type.Boolean(),
    /** Only counts; draws nothing. */
    countOnly: Type.Optional(Type.Boolean()),
  },
  { ...closed, maxValues: 100_000 },
);
export type DrawRequest = Static<typeof DrawBody>;

const RuleDraw = Type.Object({
  /** The number of questions that match the rule, regardless of other rules. */
  matchingCount: Type.Integer(),
  questions: Type.Array(BankQuestion),
});
/** In the order of the rules. No question is drawn twice. */
export const Drawn = Type.Object({ rules: Type.Array(RuleDraw) });
export type DrawnDocument = Static<typeof Drawn>;
