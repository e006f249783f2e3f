/**
 * Reads Aiken: a question, lettered options ("A) …" or "A. …") and "ANSWER: A". Bengali letters are
 * read as well, and the lines that Chamilo adds to a question.
 */
import { LETTER, letterIndex, readAnswer, readPoints } from '../letters.ts';
import type { Problem, ReadQuestion } from '../question.ts';
import { truncate } from '../question.ts';

const OPTION = new RegExp(`^\\s*(${LETTER})[).।]\\s*(.*)$`, 'u');
const ANSWER = /^\s*(?:ANSWER|উত্তর)\s*[:ঃ：]\s*(.*)$/iu;

/** Chamilo: a text below the question. */
const DESCRIPTION = /^DESCRIPTION\s*:\s*/;
/** Written by Chamilo after the answer. Tags are ignored, because questions have none here. */
const DETAIL_LINE = /^(ANSWER_EXPLANATION|SCORE|TAGS)\s*:\s*(.*)$/;

interface Draft {
  line: number;
  text: string[];
  options: string[];
}

export function readAiken(source: string): { questions: ReadQuestion[]; problems: Problem[] } {
  const questions: ReadQuestion[] = [];
  const problems: Problem[] = [];
  let draft: Draft | null = null;

  const finish = (answer: string | null, answerLine: number) => {
    if (!draft) return;
    questions.push(toQuestion(draft, answer, answerLine));
    draft = null;
  };

  for (const [index, raw] of source.split('\n').entries()) {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed === '') continue;
    const answer = ANSWER.exec(trimmed);
    if (answer) {
      if (!draft) problems.push({ code: 'notAQuestion', line, detail: truncate(trimmed) });
      finish(answer[1] ?? '', line);
      continue;
    }
    const current: Draft | null = draft;
    const last = questions.at(-1);
    const [, detail, value = ''] = (!current && last && DETAIL_LINE.exec(trimmed)) || [];
    if (last && detail) {
      questions[questions.length - 1] = withDetail(last, detail, value);
      continue;
    }
    const option = OPTION.exec(trimmed);
    const isNextLetter = option && letterIndex(option[1] ?? '') === (current?.options.length ?? 0);
    if (option && isNextLetter) {
      if (current) current.options.push(option[2]?.trim() ?? '');
      else draft = { line, text: [], options: [option[2]?.trim() ?? ''] };
    } else if (current && current.options.length === 0)
      current.text.push(trimmed.replace(DESCRIPTION, ''));
    else {
      // The answer follows the options; any other text begins the next question.
      finish(null, line - 1);
      draft = { line, text: [trimmed], options: [] };
    }
  }
  finish(null, source.split('\n').length);
  return { questions, problems };
}

function withDetail(question: ReadQuestion, detail: string, value: string): ReadQuestion {
  if (detail === 'SCORE') return { ...question, points: readPoints(value) };
  return detail === 'ANSWER_EXPLANATION' ? { ...question, explanation: value } : question;
}

function toQuestion(
  { line, text, options }: Draft,
  answer: string | null,
  answerLine: number,
): ReadQuestion {
  const result =
    answer === null
      ? { problem: 'noAnswerLine' as const }
      : readAnswer(answer, options, { isAlwaysLetter: true });
  const correct = 'correct' in result ? result.correct : [];
  const problems =
    'problem' in result
      ? [{ code: result.problem, line: answerLine, detail: truncate(answer ?? '') }]
      : [];
  return {
    line,
    text: text.join('\n'),
    points: '',
    explanation: '',
    problems,
    options: options.map((text, index) => ({ text, isCorrect: correct.includes(index) })),
  };
}
