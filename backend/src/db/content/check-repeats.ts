// Finds questions that occur twice in the catalogue, so that a student who takes two papers does
// not get the same question again.
import type { McqContent } from './question-schema.ts';
import type { Content } from './read-content.ts';

/**
 * Two questions with the same answer and at least this similarity count as the same. Measured on
 * the 820 demo questions: of 31 above it, 28 repeated another one in other words; a lower limit
 * also reports different questions.
 */
const MIN_SIMILARITY = 0.4;
/**
 * Below this share of common numbers it is the same kind of question with other numbers, which is
 * allowed.
 */
const MIN_COMMON_NUMBERS = 0.5;
const BENGALI_ZERO = 0x09e6;

type ComparedQuestion = {
  file: string;
  question: string;
  text: string;
  words: Set<string>;
  numbers: Set<string>;
  answer: string;
};

/** One line per question that repeats an earlier one, or has the same text with another answer. */
export function repeatedQuestions(content: Content): string[] {
  const questions = allMcqs(content).map(({ file, mcq }) => ({ file, ...toComparedQuestion(mcq) }));
  const weights = wordWeights(questions);
  const byAnswer = new Map<string, ComparedQuestion[]>();
  const byText = new Map<string, ComparedQuestion>();
  const problems: string[] = [];
  for (const question of questions) {
    const before = byAnswer.get(question.answer) ?? [];
    // In lists of wrong answers and in search results, questions with the same text cannot be
    // distinguished.
    const earlier =
      byText.get(question.text) ?? before.find((other) => isSameQuestion(question, other, weights));
    const start = question.question.slice(0, 60);
    if (earlier)
      problems.push(
        `${question.file}: question '${start}' repeats '${earlier.question.slice(0, 60)}' in ${earlier.file}`,
      );
    byAnswer.set(question.answer, [...before, question]);
    byText.set(question.text, question);
  }
  return problems;
}

/** Every multiple-choice question of the catalogue with its file. */
export function allMcqs(content: Content): { file: string; mcq: McqContent }[] {
  const paperMcqs = content.papers.flatMap(({ file, data }) =>
    data.subjects.flatMap((subject) => subject.mcqs.map((mcq) => ({ file, mcq }))),
  );
  const examMcqs = [
    ...content.chapters.flatMap(({ file, data }) => data.exams.map((exam) => ({ file, exam }))),
    ...content.otherExams.map(({ file, data }) => ({ file, exam: data })),
  ].flatMap(({ file, exam }) => (exam.mcqs ?? []).map((mcq) => ({ file, mcq })));
  return [...paperMcqs, ...examMcqs];
}

function toComparedQuestion(mcq: McqContent): Omit<ComparedQuestion, 'file'> {
  const words = wordsOf(mcq.question);
  const correct = [mcq.answer].flat().map((letter) => mcq.options[letter.charCodeAt(0) - 65] ?? '');
  const answer = correct
    .map((option) => wordsOf(typeof option === 'string' ? option : option.text).join(''))
    .join('|');
  const numbers = new Set(words.filter((word) => /^\d/.test(word)));
  return {
    question: mcq.question,
    text: textOf(mcq.question),
    words: new Set(words),
    numbers,
    answer,
  };
}

/**
 * The normalized text for exact comparison: kinds of digits, letters and spaces do not matter,
 * signs do (`$12\,V$` differs from `$-12\,V$`).
 */
function textOf(text: string): string {
  return withLatinDigits(text)
    .replace(/\\[,;! ]|[\s${}]/g, '')
    .toLowerCase();
}

function withLatinDigits(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

/** Words, names in formulas and numbers of a text, normalized. */
function wordsOf(text: string): string[] {
  const plain = withLatinDigits(text)
    .replace(/\\(mathrm|vec|hat|text|left|right|displaystyle|times|circ|[,;! ])/g, ' ')
    .replaceAll('\\dfrac', '\\frac')
    .toLowerCase();
  return plain.match(/[\u0980-\u09ff]+|[a-z]+|\d+(?:\.\d+)?/g) ?? [];
}

/**
 * The weight of each word: high for rare words, zero for words of nearly every question (inverse
 * document frequency).
 */
function wordWeights(questions: readonly ComparedQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of questions)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    Array.from(counts, ([word, count]) => [word, Math.log((questions.length + 1) / count)]),
  );
}

function isSameQuestion(
  left: ComparedQuestion,
  right: ComparedQuestion,
  weights: ReadonlyMap<string, number>,
): boolean {
  const common = [...left.numbers].filter((number) => right.numbers.has(number)).length;
  const all = left.numbers.size + right.numbers.size - common;
  if (all > 0 && common / all < MIN_COMMON_NUMBERS) return false;
  return similarity(left.words, right.words, weights) >= MIN_SIMILARITY;
}

/** The cosine of two sets of weighted words: 1 for the same words, 0 for none in common. */
function similarity(
  left: ReadonlySet<string>,
  right: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): number {
  const squares = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0) ** 2, 0);
  const common = [...left].filter((word) => right.has(word));
  return squares(common) / Math.sqrt(squares(left) * squares(right) || 1);
}
