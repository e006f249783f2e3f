/**
 * The parts of a multiple-choice question's text that the form shows as fields of their own: a stem
 * that several questions share, and statements i to iii (exam-rules/board-forms).
 */
import {
  readStatements,
  readStemmed,
  type Statements,
  type TextLanguage,
  writeStatements,
  writeStemmed,
} from '@alokpath/exam-rules/board-forms';

export interface Stem {
  readonly language: TextLanguage;
  readonly text: string;
}

export interface QuestionParts {
  readonly stem: Stem | null;
  /** The question itself: plain text, or statements. */
  readonly body: string | Statements;
}

/** @param hasStatements whether statements are looked for */
export function readParts(text: string, hasStatements = true): QuestionParts {
  const stemmed = readStemmed(text);
  const question = stemmed?.question ?? text;
  return {
    stem: stemmed && { language: stemmed.language, text: stemmed.stem },
    body: (hasStatements && readStatements(question)) || question,
  };
}

export function writeParts({ stem, body }: QuestionParts): string {
  const question = typeof body === 'string' ? body : writeStatements(body);
  return stem ? writeStemmed({ language: stem.language, stem: stem.text, question }) : question;
}

export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether every part has a text; the text after the statements may be empty. */
export function hasAllTexts(text: string): boolean {
  const { stem, body } = readParts(text);
  const isStemWhole = stem === null || !isBlank(stem.text);
  const texts = typeof body === 'string' ? [body] : [body.lead, ...body.items];
  return isStemWhole && !texts.some(isBlank);
}
