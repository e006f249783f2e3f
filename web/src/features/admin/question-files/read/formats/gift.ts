/**
 * Reads GIFT, Moodle's text format, with gift-pegjs. Each question is parsed alone, as Moodle does:
 * one with an error does not affect the others.
 */
import { type GIFTQuestion, parse, type TextFormat } from 'gift-pegjs';
import { htmlText } from '../html-text.ts';
import { type Problem, type ReadQuestion, truncate } from '../question.ts';

interface Block {
  readonly line: number;
  readonly text: string;
  /** The line in the source of each line of the text. */
  readonly lines: readonly number[];
}

/** The paragraphs between blank lines, without comments and categories. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let texts: string[] = [];
  let lines: number[] = [];
  const finish = () => {
    if (texts.length > 0) blocks.push({ line: lines[0] ?? 1, text: texts.join('\n'), lines });
    [texts, lines] = [[], []];
  };
  for (const [index, text] of source.split('\n').entries()) {
    if (text.trim() === '') finish();
    else if (/^\s*\$CATEGORY:/.test(text)) finish();
    else if (!/^\s*\/\//.test(text)) {
      texts.push(text);
      lines.push(index + 1);
    }
  }
  finish();
  return blocks;
}

/**
 * The parser requires more escapes than Moodle: escapes colons outside of the title, control
 * characters of the text around the answers, and equals signs inside HTML tags.
 */
function withMoreEscapes(text: string): string {
  const title = /^\s*::(?:\\.|[^:\\]|:(?!:))*::/.exec(text)?.[0] ?? '';
  const rest = text.slice(title.length);
  const begin = rest.search(/(?<!\\)\{/);
  const end = rest.search(/(?<!\\)\}(?![\s\S]*(?<!\\)\})/);
  if (begin < 0 || end < begin) return text;
  const escapeControl = (part: string, control: RegExp) =>
    part.replace(control, (character) => (character.length > 1 ? character : `\\${character}`));
  const outsideAnswers = /\\[\s\S]|[:=~#]/g;
  const answers = rest
    .slice(begin, end)
    .replace(/<[a-z][^<>]*>/gi, (tag) => escapeControl(tag, /\\[\s\S]|[=#~]/g));
  return (
    title +
    escapeControl(rest.slice(0, begin), outsideAnswers) +
    escapeControl(answers, /\\[\s\S]|:/g) +
    escapeControl(rest.slice(end), outsideAnswers)
  );
}

/** The parser requires TRUE and FALSE in capitals; other programs write "True" as well. */
const withCapitals = (text: string): string =>
  text.replace(/(?<!\\)\{\s*(?:t|f|true|false)(?=\s*[#}])/i, (answer) => answer.toUpperCase());

/**
 * The type of a question that the grammar cannot read: Moodle reads numbers with a wrong answer for
 * all others ("{#3:2 ~#Wrong}"), and essays with nothing but feedback ("{####Feedback}").
 */
function typeOfUnread(text: string): 'Numerical' | 'Essay' | null {
  const begin = /(?<!\\)\{\s*(####|#)/.exec(text)?.[1];
  if (begin === undefined) return null;
  return begin === '#' ? 'Numerical' : 'Essay';
}

/** The parsed question, or the problem and its position in the block. */
function parseBlock(block: Block): GIFTQuestion | Problem {
  // The grammar needs the blank line at the end; a final backslash would escape it.
  const source = withCapitals(block.text);
  const attempts = [source, withMoreEscapes(source)];
  let failure: unknown;
  for (const text of attempts) {
    try {
      const [question] = parse(`${text.trimEnd()}\n\n`);
      if (question) return question;
    } catch (error) {
      failure = error;
    }
  }
  const type = typeOfUnread(block.text);
  if (type) return { code: 'unsupported', line: block.line, detail: type };
  const location =
    failure instanceof Error && 'location' in failure
      ? (failure.location as { start: { line: number } })
      : null;
  const at = Math.min(location?.start.line ?? 1, block.lines.length) - 1;
  return {
    code: 'unreadable',
    line: block.lines[at] ?? block.line,
    detail: truncate(block.text.split('\n')[at] ?? ''),
  };
}

const HTML_TAG =
  /<(?:p|br|b|i|u|a|strong|em|sup|sub|img|div|span|ul|ol|li|table|pre|code|h[1-6])\b[^>]*>/i;

/** Moodle's own format, which texts without format have, allows HTML as well. */
function plainText(text: TextFormat | null | undefined): string {
  if (!text) return '';
  const isHtml = text.format === 'html' || (text.format === 'moodle' && HTML_TAG.test(text.text));
  return isHtml ? htmlText(text.text) : text.text.trim();
}

/** The explanation: the general feedback, otherwise that of the correct option. */
const explanationOf = (
  general: TextFormat | null,
  correctFeedback: readonly (TextFormat | null)[],
): string => plainText(general) || correctFeedback.map(plainText).filter(Boolean).join('\n');

function toQuestion(block: Block): ReadQuestion | null {
  const result = parseBlock(block);
  const empty = {
    line: block.line,
    text: '',
    options: [],
    points: '',
    explanation: '',
    problems: [],
  };
  if ('code' in result) return { ...empty, text: truncate(block.text), problems: [result] };
  if (result.type === 'Category') return null;
  const text = plainText(result.stem);
  if (result.type === 'TF') {
    // The first feedback is the one for a wrong answer, in both cases: it is more useful than
    // praise.
    const explanation = explanationOf(result.globalFeedback, [
      result.trueFeedback ?? result.falseFeedback,
    ]);
    const words = /[\u0980-\u09ff]/.test(text) ? ['সত্য', 'মিথ্যা'] : ['True', 'False'];
    const options = words.map((word, index) => ({
      text: word,
      isCorrect: result.isTrue === (index === 0),
    }));
    return { ...empty, text, explanation, options };
  }
  if (result.type === 'Essay')
    return { ...empty, text, explanation: plainText(result.globalFeedback), isWritten: true };
  if (result.type !== 'MC')
    return {
      ...empty,
      text,
      problems: [{ code: 'unsupported', line: block.line, detail: result.type }],
    };

  const hasFullyCorrect = result.choices.some(({ isCorrect }) => isCorrect);
  const options = result.choices.map((choice) => ({
    text: plainText(choice.text),
    feedback: choice.feedback,
    weight: choice.weight ?? 0,
    isCorrect: hasFullyCorrect ? choice.isCorrect : (choice.weight ?? 0) > 0,
  }));
  const isPartial = options.some(({ isCorrect, weight }) => !isCorrect && weight > 0);
  return {
    ...empty,
    text,
    options: options.map((option) => ({ text: option.text, isCorrect: option.isCorrect })),
    explanation: explanationOf(
      result.globalFeedback,
      options.filter(({ isCorrect }) => isCorrect).map(({ feedback }) => feedback),
    ),
    problems: isPartial ? [{ code: 'partialCredit', line: block.line, detail: '' }] : [],
  };
}

export function readGift(source: string): { questions: ReadQuestion[]; problems: Problem[] } {
  return { questions: blocksOf(source).flatMap((block) => toQuestion(block) ?? []), problems: [] };
}
