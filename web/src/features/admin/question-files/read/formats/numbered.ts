/**
 * Reads numbered questions with lettered options, as typed in Word: "১। প্রশ্ন", "ক) … খ) …" on one
 * line or several, "উত্তর: খ", and optionally an explanation, points, or all answers together at
 * the end ("উত্তরমালা").
 */
import { latinDigits } from '../../../../../i18n/format.ts';
import { LETTER, letterIndex, readAnswer, readPoints } from '../letters.ts';
import { type Problem, type ReadQuestion, truncate } from '../question.ts';

const NUMBER =
  /^(?:প্রশ্ন|question|q)?\s*(?:নং\s*)?[([]?(\d{1,4})\s*(?:[)।\]]|[.:](?!\d)|[-–](?=\s))\s*(.*)$/isu;
const ANSWER =
  /^[[(*]*\s*(?:সঠিক\s*)?(?:উত্তর|উঃ|উ\.|answers?|ans\.?|correct answer|key)\s*(?:[:：ঃ=।–-]+|(?=\())\s*(.*?)\]?$/iu;
const ANSWER_INSIDE = /\s[[(]*(?:সঠিক\s*)?(?:উত্তর|উঃ|answer|ans)\s*[:：ঃ=]\s*(\S.*?)[\])]*$/iu;
const EXPLANATION = /^(?:ব্যাখ্যা|সমাধান|explanation|solution|feedback)\s*[:：ঃ–-]+\s*(.*)$/iu;
const POINTS = /^(?:নম্বর|মান|পূর্ণমান|points?|marks?)\s*[:：ঃ=–-]+\s*(.*)$/iu;
/** Alone on its line, or followed by the answers: "উত্তরপত্রে বৃত্ত ভরাট করো" is no heading. */
const KEY_HEADING = /^(?:উত্তরমালা|উত্তরপত্র|answer\s*keys?|answers)\s*[:：ঃ]?\s*([([]?[\d০-৯].*)?$/iu;
const KEY_LETTER = `${LETTER}(?![\\p{L}\\p{M}])`;
const KEY_PAIR = new RegExp(
  `(\\d{1,4})\\s*[.)।:=–-]?\\s*[([]?(${KEY_LETTER}(?:\\s*[,/&]\\s*${KEY_LETTER})*)[)\\]]?`,
  'gu',
);

interface DraftOption {
  readonly text: string;
  /** True if a star precedes its letter. */
  readonly isMarked: boolean;
}

interface AnswerLine {
  readonly letters: string;
  readonly line: number;
}

interface Draft {
  line: number;
  number: number | null;
  text: string[];
  options: DraftOption[];
  /** More than one is an error: often another question has become part of the explanation. */
  answers: AnswerLine[];
  points: string;
  explanation: string[] | null;
  /** A blank line after the explanation has ended it. */
  isExplained: boolean;
  /**
   * Lines that have become part of the last option, to be checked if neither an option nor an
   * answer follows them.
   */
  joined: Problem[];
}

const newDraft = (line: number, number: number | null, text: string): Draft => ({
  line,
  number,
  text: text ? [text] : [],
  options: [],
  answers: [],
  points: '',
  explanation: null,
  isExplained: false,
  joined: [],
});

/**
 * Splits a line at the options that follow one another, beginning with the option of index `first`;
 * null if it has none.
 */
function optionsIn(line: string, first: number): { before: string; options: DraftOption[] } | null {
  const matches: { index: number; start: number; end: number; isMarked: boolean }[] = [];
  const marker = new RegExp(`(^|\\s)(\\*?)[([]?(${LETTER})(?:[)।\\]]|\\.(?!\\d))\\s*`, 'gu');
  let style: boolean | null = null;
  for (const match of line.matchAll(marker)) {
    const letter = match[3] ?? '';
    const isLatin = /[a-z]/i.test(letter);
    const isStart = match.index === 0 || matches.length > 0;
    if (
      !isStart ||
      letterIndex(letter) !== first + matches.length ||
      (style !== null && style !== isLatin)
    )
      continue;
    style = isLatin;
    matches.push({
      index: letterIndex(letter),
      start: match.index,
      end: match.index + match[0].length,
      isMarked: match[2] === '*',
    });
  }
  if (matches.length === 0) return null;
  const options = matches.map(({ end, isMarked }, index) => ({
    text: line.slice(end, matches[index + 1]?.start).trim(),
    isMarked,
  }));
  return { before: line.slice(0, matches[0]?.start).trim(), options };
}

class NumberedReader {
  readonly drafts: Draft[] = [];
  readonly problems: Problem[] = [];
  readonly #key = new Map<number, AnswerLine[]>();
  #isKey = false;

  read(raw: string, line: number): void {
    const text = raw.trim();
    if (text === '') {
      const last = this.drafts.at(-1);
      if (last?.explanation?.some(Boolean)) last.isExplained = true;
      return;
    }
    const key = KEY_HEADING.exec(text);
    if (this.#isKey || key) {
      this.#isKey = true;
      this.#readKey(key ? (key[1] ?? '') : text, line);
      return;
    }
    const draft = this.drafts.at(-1);
    const number = NUMBER.exec(latinDigits(text));
    if (number && this.#beginsQuestion(draft, Number(number[1]))) {
      // The original digits of the text are kept: only the number is removed.
      const rest = text.slice(text.length - (number[2] ?? '').length).trim();
      this.drafts.push(newDraft(line, Number(number[1]), ''));
      if (rest) this.#readPart(rest, line);
      return;
    }
    this.#readPart(text, line);
  }

  /** Numbered statements inside a question do not begin a new one. */
  #beginsQuestion(draft: Draft | undefined, number: number): boolean {
    if (!draft || draft.number === null || draft.answers.length > 0 || draft.options.length >= 2)
      return true;
    return number === draft.number + 1;
  }

  #readPart(text: string, line: number): void {
    const draft = this.drafts.at(-1);
    if (!draft) {
      this.drafts.push(newDraft(line, null, text));
      return;
    }
    const answer = ANSWER.exec(text);
    if (answer && draft.options.length > 0) addAnswer(draft, answer[1] ?? '', line);
    else if (draft.options.length > 0 && EXPLANATION.test(text))
      draft.explanation = [EXPLANATION.exec(text)?.[1] ?? ''];
    else if (draft.options.length > 0 && POINTS.test(text))
      draft.points = readPoints(POINTS.exec(text)?.[1] ?? '');
    else if (draft.explanation && !draft.isExplained) draft.explanation.push(text);
    else if (!this.#readOptions(draft, text, line)) this.#readText(draft, text, line);
  }

  #readOptions(draft: Draft, text: string, line: number): boolean {
    if (draft.answers.length > 0 || draft.isExplained) return false;
    const inside = ANSWER_INSIDE.exec(text);
    const parsed = optionsIn(inside ? text.slice(0, inside.index) : text, draft.options.length);
    if (!parsed) return false;
    draft.options.push(...parsed.options);
    draft.joined = [];
    if (inside) addAnswer(draft, inside[1] ?? '', line);
    return true;
  }

  #readText(draft: Draft, text: string, line: number): void {
    if (draft.options.length === 0) draft.text.push(text);
    // After the answer or explanation a text without number begins the next question; after an
    // option it continues that option.
    else if (draft.answers.length > 0 || draft.isExplained)
      this.drafts.push(newDraft(line, null, text));
    else {
      const last = draft.options.pop();
      draft.options.push({
        text: `${last?.text ?? ''}\n${text}`,
        isMarked: last?.isMarked ?? false,
      });
      draft.joined.push({ code: 'lineJoined', line, detail: truncate(text) });
    }
  }

  #readKey(text: string, line: number): void {
    const pairs = [...latinDigits(text).matchAll(KEY_PAIR)];
    if (pairs.length === 0 && text !== '')
      this.problems.push({ code: 'notAQuestion', line, detail: truncate(text) });
    for (const [, number, letter] of pairs) {
      const answer = { letters: letter ?? '', line };
      const earlier = this.#key.get(Number(number)) ?? [];
      if (this.drafts.some((draft) => draft.number === Number(number)))
        this.#key.set(Number(number), [...earlier, answer]);
      else this.problems.push({ code: 'numberUnknown', line, detail: String(number) });
    }
  }

  questions(): ReadQuestion[] {
    return this.drafts.map((draft) => {
      if (draft.answers.length > 0 || draft.number === null)
        return toQuestion(draft, draft.answers);
      const listedAnswers = this.#key.get(draft.number) ?? [];
      const sameNumber = this.drafts.filter(({ number }) => number === draft.number);
      if (sameNumber.length === 1 || listedAnswers.length === 0)
        return toQuestion(draft, listedAnswers);
      // Which of the questions with this number an answer of the list is meant for is unknown.
      const listed = `${draft.number}: ${listedAnswers.map((answer) => answer.letters).join(', ')}`;
      return toQuestion(draft, [], {
        code: 'answerAmbiguous',
        line: listedAnswers.at(-1)?.line ?? draft.line,
        detail: truncate(listed),
      });
    });
  }
}

function addAnswer(draft: Draft, letters: string, line: number): void {
  draft.answers.push({ letters, line });
  draft.joined = [];
}

/** @param ambiguity the problem of the list of answers */
function toQuestion(
  draft: Draft,
  answers: readonly AnswerLine[],
  ambiguity: Problem | null = null,
): ReadQuestion {
  const { line, text, points, explanation } = draft;
  const markedIndexes = draft.options.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
  const options = draft.options.map((option) => option.text.trim());
  const problems: Problem[] = [];
  let correct: readonly number[] = markedIndexes;
  const [answer] = answers;
  const last = answers.at(-1);
  // The same answer twice in the list is harmless; below a question it is the answer of another
  // one.
  const isAmbiguous =
    draft.answers.length > 1 || new Set(answers.map(({ letters }) => letters)).size > 1;
  if (last && isAmbiguous) {
    correct = [];
    problems.push({
      code: 'answerAmbiguous',
      line: last.line,
      detail: truncate(answers.map(({ letters }) => letters).join(', ')),
    });
  } else if (answer) {
    const result = readAnswer(answer.letters, options);
    if ('correct' in result) correct = result.correct;
    else
      problems.push({ code: result.problem, line: answer.line, detail: truncate(answer.letters) });
  } else if (markedIndexes.length === 0 && options.length > 0)
    problems.push(ambiguity ?? { code: 'noAnswerLine', line, detail: '' });
  // A heading above the first question.
  if (draft.number === null && options.length === 0)
    problems.push({ code: 'notAQuestion', line, detail: truncate(text.join(' ')) });
  return {
    line,
    text: text.join('\n'),
    points,
    explanation: explanation?.join('\n').trim() ?? '',
    problems: [...problems, ...draft.joined],
    options: options.map((text, index) => ({ text, isCorrect: correct.includes(index) })),
  };
}

export function readNumbered(source: string): { questions: ReadQuestion[]; problems: Problem[] } {
  const reader = new NumberedReader();
  for (const [index, line] of source.split('\n').entries()) reader.read(line, index + 1);
  return { questions: reader.questions(), problems: reader.problems };
}
