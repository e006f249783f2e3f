/** Questions as read from a file or a pasted text, with the problems of each. */

/**
 * The formats that can be read. `numbered`: numbered questions with lettered options, as typed in
 * Word.
 */
export type SourceFormat = 'aiken' | 'gift' | 'numbered' | 'csv';

/** The limits of the server (backend/src/modules/exams/bodies.ts). */
export const limits = {
  /** Questions of a single exam or of one subject of a paper. */
  questions: 200,
  minOptions: 2,
  maxOptions: 10,
  /** Maximum of a question, option or explanation, in characters. */
  textLength: 4000,
  maxPoints: 999.99999,
  minPoints: 0.00001,
  /** Maximum of a pasted text or text file, in characters. */
  sourceLength: 1_000_000,
  /** Maximum of a file, in bytes; Word files contain pictures. */
  fileSize: 15_000_000,
  /** Maximum of the parts of a Word or Excel file that are read, uncompressed, in bytes. */
  unpackedSize: 40_000_000,
  /** Questions in one source. More are not read. */
  sourceQuestions: 2000,
} as const;

/** Problems of a question or a line; the sentences are in the texts `questionfiles`. */
export type ProblemCode =
  | 'unreadable'
  | 'unsupported'
  | 'noText'
  | 'fewOptions'
  | 'manyOptions'
  | 'emptyOption'
  | 'equalOptions'
  | 'noCorrect'
  | 'severalCorrect'
  | 'answerUnknown'
  | 'answerAmbiguous'
  | 'noAnswerLine'
  | 'tooLong'
  | 'pointsInvalid'
  | 'formulaInvalid'
  | 'notAQuestion'
  | 'noHeader'
  | 'tooManyQuestions'
  | 'quoteOpen'
  | 'dateCell'
  | 'extraCells'
  | 'lineJoined'
  | 'pictureLost'
  | 'equationLost'
  | 'partialCredit'
  | 'numberUnknown'
  | 'writtenHere';

/** A part was omitted or changed; the question can still be used. */
const warnings: readonly ProblemCode[] = [
  'pictureLost',
  'equationLost',
  'partialCredit',
  'dateCell',
  'lineJoined',
];

/** A problem without question content that the form could use. */
const unusable: readonly ProblemCode[] = [
  'unreadable',
  'unsupported',
  'notAQuestion',
  'noHeader',
  'manyOptions',
  'noText',
];

export interface Problem {
  readonly code: ProblemCode;
  /** Line in the source, from 1. */
  readonly line: number;
  /** The words of the source that the problem is about; empty if there are none. */
  readonly detail: string;
}

export interface ReadOption {
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface ReadQuestion {
  /** Line of the source where the question begins, from 1. */
  readonly line: number;
  readonly text: string;
  readonly options: readonly ReadOption[];
  /** As written, in Latin digits; empty if the source has none. */
  readonly points: string;
  /** The explanation; for a written question, the guidelines for its answer. */
  readonly explanation: string;
  /** Whether it is to be answered in writing, without options; omitted: no. */
  readonly isWritten?: boolean;
  readonly problems: readonly Problem[];
}

/** The result of reading a source. */
export interface Reading {
  readonly format: SourceFormat;
  readonly questions: readonly ReadQuestion[];
  /** Problems of lines that do not belong to any question. */
  readonly problems: readonly Problem[];
}

export const isWarning = ({ code }: Problem): boolean => warnings.includes(code);

/** Whether the question has no error. */
export const isFaultless = ({ problems }: ReadQuestion): boolean => problems.every(isWarning);

/** Whether the question can be put into the form, to be corrected there if it has errors. */
export const isUsable = ({ problems }: ReadQuestion): boolean =>
  problems.every(({ code }) => !unusable.includes(code));

/** Shortens a detail for display. */
export const truncate = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/**
 * Marks in an extracted text: a picture, and an equation of Word, neither of which can be taken
 * over.
 */
export const PICTURE_MARK = '[picture]';
export const EQUATION_MARK = '[equation]';
