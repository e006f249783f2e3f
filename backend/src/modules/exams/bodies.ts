// Request bodies of single exams, and of multiple-choice questions in both kinds of exam.
import { type Static, Type } from 'typebox';
import {
  changesOf,
  clearable,
  closed,
  Id,
  PictureUrl,
  pageFields,
  Timestamp,
} from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { McqCorrection, ParentType, ShuffleName } from './documents.ts';

export const Title = requiredText(200);
const RequiredText = requiredText(4000);
const Text = Type.String({ minLength: 1, maxLength: 4000 });
/** Marks are added as whole hundred-thousandths (exam-rules); finer ones would be lost. */
const FINEST_MARK = 0.00001;
/** Two decimals, as stored. */
export const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });
export const Minutes = Type.Integer({ minimum: 1, maximum: 300 });
/** A PDF's URL has the same form as an image's. */
const PdfUrl = PictureUrl;

/**
 * A question or option with the `_id` of an existing one keeps its identity: stored results refer
 * to it.
 */
export const McqBody = Type.Object(
  {
    _id: Type.Optional(Id),
    question: RequiredText,
    points: Type.Number({ minimum: FINEST_MARK, maximum: 999.99999, multipleOf: FINEST_MARK }),
    options: Type.Array(
      Type.Object(
        { _id: Type.Optional(Id), text: RequiredText, isCorrect: Type.Boolean() },
        closed,
      ),
      {
        minItems: 2,
        maxItems: 10,
      },
    ),
    explanation: clearable(Text),
    /** Read-only: clients send back the question that they read. */
    correction: Type.Optional(McqCorrection),
  },
  closed,
);
export type McqInput = Static<typeof McqBody>;

const WrittenBody = Type.Object(
  {
    _id: Type.Optional(Id),
    questionText: RequiredText,
    answerGuidelines: clearable(Text),
    handwrittenPdf: clearable(PdfUrl),
  },
  closed,
);
export type WrittenInput = Static<typeof WrittenBody>;

export const ExamBody = Type.Object(
  {
    parentId: Id,
    title: Title,
    type: Type.Enum(['MCQ', 'Written']),
    totalMarks: Type.Number({ minimum: FINEST_MARK, maximum: 99_999, multipleOf: FINEST_MARK }),
    timeLimit: Minutes,
    passingScore: Percent,
    negetiveMarkingPercentage: Percent,
    startingDate: clearable(Timestamp),
    shuffle: Type.Optional(ShuffleName),
    mcqs: Type.Optional(Type.Array(McqBody, { maxItems: 200 })),
    written: Type.Optional(Type.Array(WrittenBody, { maxItems: 50 })),
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  closed,
);

/** The parent is optional, and must be the current one. */
export const ExamChanges = changesOf(
  Type.Object({ ...ExamBody.properties, parentType: ParentType }, closed),
  ['_id', 'questionCount'],
);

/** A page of outlines. */
export const OutlinePage = Type.Object(pageFields(100), closed);
