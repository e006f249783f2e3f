/** New questions in the forms of education boards. The texts here become part of a question. */
import {
  type CreativeQuestion,
  languageOfText,
  type Statements,
  type TextLanguage,
  USUAL_MARKS,
  writeCreative,
  writeStatements,
  writeStemmed,
} from '@alokpath/exam-rules/board-forms';
import {
  type ExamValues,
  emptyQuestion,
  emptyWrittenQuestion,
  type QuestionValues,
} from '../exam-values.ts';

const closings = {
  bn: 'নিচের কোনটি সঠিক?',
  en: 'Which of the following is correct?',
} as const satisfies Record<TextLanguage, string>;

const choices = {
  bn: ['i ও ii', 'i ও iii', 'ii ও iii', 'i, ii ও iii'],
  en: ['i and ii', 'i and iii', 'ii and iii', 'i, ii and iii'],
} as const satisfies Record<TextLanguage, readonly string[]>;

/**
 * The language of the last question with letters, otherwise that of the title; null without any.
 */
export function languageOfExam({
  title,
  subjects,
  writtenQuestions,
}: Pick<ExamValues, 'title' | 'subjects' | 'writtenQuestions'>): TextLanguage | null {
  const texts = [
    title,
    ...subjects.flatMap(({ questions }) => questions.map(({ text }) => text)),
    ...writtenQuestions.map(({ text }) => text),
  ];
  return texts.reduceRight<TextLanguage | null>(
    (found, text) => found ?? languageOfText(text),
    null,
  );
}

export const emptyStatements = (language: TextLanguage, lead = ''): Statements => ({
  lead,
  items: ['', '', ''],
  closing: closings[language],
});

/** The options that ask which of three statements are correct. */
export const statementOptions = (language: TextLanguage): QuestionValues['options'] =>
  choices[language].map((text) => ({ storedId: '', text, isCorrect: false }));

export const statementsQuestion = (language: TextLanguage): QuestionValues => ({
  ...emptyQuestion(),
  text: writeStatements(emptyStatements(language)),
  options: statementOptions(language),
});

export const stemmedQuestion = (language: TextLanguage, stem: string): QuestionValues => ({
  ...emptyQuestion(),
  text: writeStemmed({ language, stem, question: '' }),
});

export const emptyCreative = (language: TextLanguage): CreativeQuestion => ({
  language,
  stem: '',
  parts: USUAL_MARKS.map((marks) => ({ text: '', marks })),
});

export const creativeQuestion = (
  language: TextLanguage,
): ExamValues['writtenQuestions'][number] => ({
  ...emptyWrittenQuestion(),
  text: writeCreative(emptyCreative(language)),
});
