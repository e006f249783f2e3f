// Reports deprecated spellings from a fixed list, and Latin digits in Bengali texts.
import { allMcqs } from './check-repeats.ts';
import type { Content } from './read-content.ts';

/**
 * [deprecated, preferred]. The preferred spellings are those of the textbooks of classes 9 to 12,
 * where they agree. Also matches within words, so that inflected forms need no entry of their own.
 */
const SPELLINGS: readonly (readonly [deprecated: string, preferred: string])[] = [
  ['এসিড', 'অ্যাসিড'],
  ['এলকোহল', 'অ্যালকোহল'],
  ['এলডিহাইড', 'অ্যালডিহাইড'],
  ['এমোনিয়া', 'অ্যামোনিয়া'],
  ['এলুমিনিয়াম', 'অ্যালুমিনিয়াম'],
  ['এনোড', 'অ্যানোড'],
  ['ইলেক্ট্রন', 'ইলেকট্রন'],
  ['আয়নিকরণ', 'আয়নীকরণ'],
  ['সমইলেকট্রনিক', 'সমইলেকট্রনীয়'],
  ['আয়োডোফর্ম', 'আয়োডোফরম'],
  ['টলেন্স', 'টলেন'],
  ['বিযোজ', 'বিয়োজ'],
  ['প্রতিসরাঙ্ক', 'প্রতিসরণাঙ্ক'],
  ['তড়িৎচালক', 'তড়িচ্চালক'],
  ['কার্যকৃতি সহগ', 'কার্যসম্পাদন সহগ'],
  ['কার্য অপেক্ষক', 'কার্যাপেক্ষক'],
  ['আনুভূমিক', 'অনুভূমিক'],
  ['মায়োসিস', 'মিয়োসিস'],
  ['ক্রোমোসোম', 'ক্রোমোজোম'],
  ['রাইবোজোম', 'রাইবোসোম'],
  ['লাইসোজোম', 'লাইসোসোম'],
  ['স্পোরোজোয়েট', 'স্পোরোজয়েট'],
  ['মেরোজোয়েট', 'মেরোজয়েট'],
  ['উওকিনেট', 'উকিনেট'],
  ['গ্যামিট', 'গ্যামেট'],
  ['রিকম্বিন্যান্ট', 'রিকম্বিনেন্ট'],
  ['সংকরায়ন', 'সংকরায়ণ'],
  ['সন্ধি বিচ্ছেদ', 'সন্ধিবিচ্ছেদ'],
  ['থলেতে', 'থলিতে'],
  ['শ্রেণী', 'শ্রেণি'],
];

const FORMULA = /\$\$[\s\S]+?\$\$|\$[^$]+\$/g;
const BENGALI_LETTER = /[\u0985-\u09b9]/;
const BENGALI_DIGIT = /[০-৯]/;
/** Quoted code, or a name such as P700, 70S or 2,4-DNP: both keep Latin digits. */
const CODE_OR_NAME = /'[^'\u0980-\u09ff]*'|[\w,'-]*[A-Za-z][\w,'-]*/g;

/** One line per problem. */
export function wordingProblems(content: Content): string[] {
  return [
    ...deprecatedSpellings(content),
    ...digitsInMcqs(content),
    ...digitsInOtherTexts(content),
  ];
}

function deprecatedSpellings(content: Content): string[] {
  return Object.values(content)
    .flat()
    .flatMap(({ file, data }) => {
      const text = JSON.stringify(data).normalize('NFC');
      const spellings = SPELLINGS.filter(([deprecated]) =>
        text.includes(deprecated.normalize('NFC')),
      );
      return spellings.map(
        ([deprecated, preferred]) => `${file}: '${deprecated}': use '${preferred}'`,
      );
    });
}

function digitsInMcqs(content: Content): string[] {
  return allMcqs(content).flatMap(({ file, mcq }) => {
    const place = `${file}: question '${mcq.question.slice(0, 40)}'`;
    const options = mcq.options.map((option) =>
      typeof option === 'string' ? option : option.text,
    );
    const texts = [mcq.question, ...options, mcq.explanation ?? ''];
    if (!texts.some((text) => BENGALI_LETTER.test(text))) return [];
    const problems = texts
      .filter(hasLatinNumber)
      .map((text) => `${place}: Latin digits outside a formula in '${text.slice(0, 60)}'`);
    if (mixesLatinAndBengaliNumbers(options))
      problems.push(`${place}: some options use Bengali digits, others Latin digits`);
    return problems;
  });
}

/**
 * `mcqs` has a check of its own. Lessons and notes can contain binary numbers and English titles.
 */
const SKIPPED_KEYS = new Set(['mcqs', 'content', 'contentDetails']);

/** Checks names, summaries, descriptions and written questions. */
function digitsInOtherTexts(content: Content): string[] {
  return Object.values(content)
    .flat()
    .flatMap(({ file, data }) =>
      stringsOf(data, SKIPPED_KEYS)
        .filter((text) => BENGALI_LETTER.test(text) && hasLatinNumber(text))
        .map((text) => `${file}: Latin digits outside a formula in '${text.slice(0, 60)}'`),
    );
}

/** All strings in a value, at any depth. */
function stringsOf(value: unknown, skippedKeys: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    skippedKeys.has(key) ? [] : stringsOf(child, skippedKeys),
  );
}

/** True if Latin digits occur outside formulas, code and names. */
function hasLatinNumber(text: string): boolean {
  return /\d/.test(text.replaceAll('\\$', '').replace(FORMULA, ' ').replace(CODE_OR_NAME, ' '));
}

/**
 * True if some options have Latin digits in formulas and others have Bengali digits outside
 * formulas.
 */
function mixesLatinAndBengaliNumbers(options: readonly string[]): boolean {
  const isNumber = (formula: string) =>
    /\d/.test(formula) && !/[A-Za-z]/.test(formula.replace(/\\[A-Za-z]+/g, ''));
  const inFormulas = options.some((option) => (option.match(FORMULA) ?? []).some(isNumber));
  return inFormulas && options.some((option) => BENGALI_DIGIT.test(option.replace(FORMULA, ' ')));
}
