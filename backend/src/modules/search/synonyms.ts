// Synonyms for the words of Bengali titles: English names of subjects and topics, abbreviations,
// numbers of classes and papers. Words that differ only in script or spelling ("rosayon", "vector")
// need no entry: search keys compare sounds (records/search/search-key.ts).
import { searchWords } from '../../records/search/search-key.ts';

/** Each entry: typed words, separated by commas, and the words in titles. */
const SYNONYMS: readonly (readonly [typed: string, inTitles: readonly string[]])[] = [
  // Subjects.
  ['physics', ['পদার্থবিজ্ঞান', 'পদার্থ']],
  ['chemistry, chem', ['রসায়ন', 'রাসায়নিক']],
  ['math, maths, mathematics', ['গণিত']],
  ['higher', ['উচ্চতর']],
  ['biology, bio', ['জীববিজ্ঞান']],
  ['botany', ['উদ্ভিদবিজ্ঞান', 'উদ্ভিদ']],
  ['zoology', ['প্রাণিবিজ্ঞান', 'প্রাণী']],
  ['science', ['বিজ্ঞান']],
  ['english, ইংরেজি, ইংলিশ', ['English', 'ইংরেজি']],
  ['bengali', ['বাংলা']],
  ['ict, আইসিটি', ['তথ্য ও যোগাযোগ প্রযুক্তি']],
  ['technology', ['প্রযুক্তি']],
  ['accounting', ['হিসাববিজ্ঞান']],
  ['economics, economy', ['অর্থনীতি']],
  ['agriculture', ['কৃষিশিক্ষা']],
  ['islamic', ['ইসলাম']],
  ['grammar, ব্যাকরণ', ['ব্যাকরণ', 'Grammar']],
  ['commerce, business', ['ব্যবসায়', 'বাণিজ্য']],
  ['arts, humanities', ['মানবিক', 'কলা']],
  ['law', ['আইন']],
  ['society, social', ['সামাজিক']],
  // Topics.
  ['motion, kinematics', ['গতি', 'গতিবিদ্যা']],
  ['mechanics', ['বলবিদ্যা']],
  ['dynamics', ['গতিবিদ্যা']],
  ['heat', ['তাপ']],
  ['thermodynamics', ['তাপগতিবিদ্যা']],
  ['temperature', ['তাপমাত্রা']],
  ['light, optics', ['আলো', 'আলোকবিজ্ঞান']],
  ['wave, waves', ['তরঙ্গ']],
  ['gravity, gravitation', ['মহাকর্ষ', 'অভিকর্ষ']],
  ['electricity, current, electric', ['বিদ্যুৎ', 'তড়িৎ']],
  ['magnetism, magnetic', ['চৌম্বক', 'চুম্বকত্ব']],
  ['work', ['কাজ']],
  ['energy', ['শক্তি']],
  ['power', ['ক্ষমতা']],
  ['measurement', ['পরিমাপ']],
  ['atom, atomic', ['পরমাণু', 'পারমাণবিক']],
  ['bond, bonding', ['বন্ধন']],
  ['organic', ['জৈব']],
  ['periodic', ['পর্যায়বৃত্ত', 'পর্যাবৃত্তিক']],
  ['acid', ['অম্ল']],
  ['newton', ['নিউটনিয়ান']],
  ['algebra', ['বীজগণিত', 'বীজগাণিতিক']],
  ['geometry', ['জ্যামিতি']],
  ['trigonometry', ['ত্রিকোণমিতি']],
  ['logarithm, log', ['লগারিদম']],
  ['determinant', ['নির্ণায়ক']],
  ['differentiation', ['অন্তরীকরণ']],
  ['integration', ['যোগজীকরণ']],
  ['probability', ['সম্ভাবনা']],
  ['statistics', ['পরিসংখ্যান']],
  ['fraction, fractions', ['ভগ্নাংশ']],
  ['percent, percentage', ['শতকরা']],
  ['ratio', ['অনুপাত']],
  ['profit', ['মুনাফা', 'লাভ']],
  ['number, numbers', ['সংখ্যা']],
  ['cell', ['কোষ']],
  ['genetics, heredity', ['বংশগতি']],
  ['evolution', ['বিবর্তন']],
  ['photosynthesis', ['সালোকসংশ্লেষণ']],
  ['respiration', ['শ্বসন']],
  ['plant, plants', ['উদ্ভিদ']],
  ['earth', ['পৃথিবী']],
  ['environment', ['পরিবেশ']],
  // Universities and their parts.
  ['university, varsity', ['বিশ্ববিদ্যালয়']],
  ['engineering', ['প্রকৌশল']],
  ['architecture', ['স্থাপত্য']],
  ['unit', ['ইউনিট']],
  ['a', ['এ']],
  ['b', ['বি']],
  ['c', ['সি']],
  ['d', ['ডি']],
  ['du, ঢাবি', ['ঢাকা বিশ্ববিদ্যালয়', 'ঢাবি']],
  ['ru, রাবি', ['রাজশাহী বিশ্ববিদ্যালয়', 'রাবি']],
  ['cu, চবি', ['চট্টগ্রাম বিশ্ববিদ্যালয়', 'চবি']],
  ['chittagong, chattogram', ['চট্টগ্রাম']],
  ['buet', ['বুয়েট']],
  ['gst, cluster', ['গুচ্ছ']],
  ['medical', ['মেডিকেল', 'এমবিবিএস']],
  ['dental', ['ডেন্টাল', 'বিডিএস']],
  ['mbbs', ['এমবিবিএস']],
  ['bds', ['বিডিএস']],
  // Classes and papers.
  ['class, ক্লাস', ['শ্রেণি']],
  ['six, 6, ৬ষ্ঠ', ['ষষ্ঠ']],
  ['seven, 7, ৭ম', ['সপ্তম']],
  ['eight, 8, ৮ম, jsc', ['অষ্টম']],
  ['nine, 9, ৯ম', ['নবম']],
  ['ten, 10, ১০ম', ['দশম']],
  ['ssc', ['এসএসসি', 'দশম', 'নবম']],
  ['eleven, 11', ['একাদশ']],
  ['twelve, 12', ['দ্বাদশ']],
  ['hsc, এইচএসসি, ইন্টার', ['একাদশ', 'এইচএসসি']],
  ['first, 1st, প্রথম', ['১ম']],
  ['second, 2nd, দ্বিতীয়', ['২য়']],
  ['paper', ['পত্র', 'অনুশীলনপত্র']],
  // Content types.
  ['chapter', ['অধ্যায়']],
  ['exam, test', ['পরীক্ষা']],
  ['written', ['লিখিত']],
  ['mcq, এমসিকিউ', ['বহুনির্বাচনি']],
  ['note, notes', ['নোট', 'সূত্র']],
  ['formula, formulas', ['সূত্র']],
];

const byTypedWord: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.flatMap(([typed, inTitles]) =>
    typed.split(', ').map(
      (word) =>
        [
          searchWords(word)
            .map(({ strict }) => strict)
            .join(' '),
          inTitles,
        ] as const,
    ),
  ),
);

/**
 * The words that titles may contain in place of the typed word, which is given in its strict form
 * (records/search/search-key.ts).
 */
export function synonymsOf(strict: string): readonly string[] {
  return byTypedWord.get(strict) ?? [];
}
