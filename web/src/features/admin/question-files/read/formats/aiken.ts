/**
 * Reads Aiken: a question, lettered options ("A) …" or "A. …") and "ANSWER: A". Bengali letters are
 * read as well, and the lines that Chamilo adds to a question.
 */
import { LETTER, letterIndex, readAnswer, readPoints } from '../letters.ts';
import type { Problem, ReadQuestion } from '../question.ts';
import { shortened } from '../question.ts';

const OPTION = new RegExp(`^\\s*(${LETTER})[).।]\\s*(.*)$`, 'u');
const ANSWER = /^\s*(?:ANSWER|উত্তর)\s*[:ঃ：]\s*(.*)$/iu;

/** Chamilo: a text below the question. */
const DESCRIPTION = /^DESCRIPTION\s*:\s*/;
/** Written by Chamilo after the answer. Questions have no tags here. */
const DETAIL = /^(ANSWER_EXPLANATION|SCORE|TAGS)\s*:\s*(.*)$/;

interface Draft {
  line: number;
  text: string[];
  options: string[];
}

export function readAiken(source: string): { questions: ReadQuestion[]; problems: Problem[] } {
  const questions: ReadQuestion[] = [];
  const problems: Problem[] = [];
  let draft: Draft | null = null;

  const finish = (answer: string | null, at: number) => {
    if (!draft) return;
    questions.push(finished(draft, answer, at));
    draft = null;
  };

  for (const [index, raw] of source.split('\n').entries()) {
    const line = index + 1;
    const written = raw.trim();
    if (written === '') continue;
    const answer = ANSWER.exec(written);
    if (answer) {
      if (!draft) problems.push({ code: 'notAQuestion', line, detail: shortened(written) });
      finish(answer[1] ?? '', line);
      continue;
    }
    const current: Draft | null = draft;
    const last = questions.at(-1);
    const [, detail, value = ''] = (!current && last && DETAIL.exec(written)) || [];
    if (last && detail) {
      questions[questions.length - 1] = withDetail(last, detail, value);
      continue;
    }
    const option = OPTION.exec(written);
    const isNext = option && letterIndex(option[1] ?? '') === (current?.options.length ?? 0);
    if (option && isNext) {
      if (current) current.options.push(option[2]?.trim() ?? '');
      else draft = { line, text: [], options: [option[2]?.trim() ?? ''] };
    } else if (current && current.options.length === 0)
      current.text.push(written.replace(DESCRIPTION, ''));
    else {
      // The answer follows the options; any other text begins the next question.
      finish(null, line - 1);
      draft = { line, text: [written], options: [] };
    }
  }
  finish(null, source.split('\n').length);
  return { questions, problems };
}

function withDetail(question: ReadQuestion, detail: string, value: string): ReadQuestion {
  if (detail === 'SCORE') return { ...question, points: readPoints(value) };
  return detail === 'ANSWER_EXPLANATION' ? { ...question, explanation: value } : question;
}

function finished({ line, text, options }: Draft, answer: string | null, at: number): ReadQuestion {
  const result =
    answer === null ? { problem: 'noAnswerLine' as const } : readAnswer(answer, options, true);
  const correct = 'correct' in result ? result.correct : [];
  const problems =
    'problem' in result
      ? [{ code: result.problem, line: at, detail: shortened(answer ?? '') }]
      : [];
  return {
    line,
    text: text.join('\n'),
    points: '',
    explanation: '',
    problems,
    options: options.map((words, index) => ({ text: words, isCorrect: correct.includes(index) })),
  };
}
