// Queries of students with the expected first hit in the demo catalogue.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContent } from '../../backend/src/db/content/read-content.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend(
    readContent(fileURLToPath(new URL('../../backend/demo', import.meta.url))).content,
  );
}, 60_000);
afterAll(() => backend.close());

const search = async (query: string, kind: string) => {
  const { status, body } = await backend
    .visitor()
    .get(`/ext/search?q=${encodeURIComponent(query)}&kind=${kind}&limit=3`);
  expect(status).toBe(200);
  return (body.groups[0]?.hits ?? []) as { title: string; course: { title: string } }[];
};

/** Query, kind, and the start of the title of the first hit of that kind. */
const EXPECTED: readonly (readonly [query: string, kind: string, title: string])[] = [
  // Latin names of Bengali titles, in several romanizations.
  ['rosayon', 'subject', 'রসায়ন'],
  ['roshayon', 'subject', 'রসায়ন'],
  ['rasayan', 'subject', 'রসায়ন'],
  ['podartho biggan', 'subject', 'পদার্থবিজ্ঞান'],
  ['podarthobigyan', 'subject', 'পদার্থবিজ্ঞান'],
  ['uccotoro gonit', 'subject', 'উচ্চতর গণিত'],
  ['ucchotor gonit', 'subject', 'উচ্চতর গণিত'],
  ['jibbiggan', 'subject', 'জীববিজ্ঞান'],
  ['hisabbiggan', 'subject', 'হিসাববিজ্ঞান'],
  ['krishi', 'subject', 'কৃষিশিক্ষা'],
  ['vector', 'chapter', 'ভেক্টর'],
  ['bhektor', 'chapter', 'ভেক্টর'],
  ['matrix', 'chapter', 'ম্যাট্রিক্স'],
  ['trikonomiti', 'chapter', 'ত্রিকোণমিতি'],
  ['salokshongsleshon', 'chapter', 'সালোকসংশ্লেষণ'],
  ['bidyut', 'chapter', '(চল|স্থির) বিদ্যুৎ'],
  ['guccho', 'course', 'গুচ্ছভুক্ত'],
  ['dhaka', 'course', 'ঢাকা বিশ্ববিদ্যালয়'],
  ['dhaka bishwobidyaloy', 'course', 'ঢাকা বিশ্ববিদ্যালয়'],
  ['pariksha', 'exam', '.*পরীক্ষা'],
  // English words.
  ['physics', 'subject', 'পদার্থবিজ্ঞান'],
  ['physics 2nd paper', 'subject', 'পদার্থবিজ্ঞান ২য় পত্র'],
  ['higher math', 'subject', 'উচ্চতর গণিত'],
  ['biology', 'subject', 'জীববিজ্ঞান'],
  ['ict', 'subject', 'তথ্য ও যোগাযোগ প্রযুক্তি'],
  ['english grammar', 'subject', 'English Grammar'],
  ['photosynthesis', 'chapter', 'সালোকসংশ্লেষণ'],
  ['newton', 'chapter', 'নিউটনিয়ান'],
  ['logarithm', 'note', 'সূচক ও লগারিদম'],
  ['motion exam', 'exam', 'গতি: অধ্যায় পরীক্ষা'],
  // Abbreviations, classes and numbers in both kinds of digits.
  ['HSC', 'course', 'একাদশ-দ্বাদশ'],
  ['hsc physics', 'subject', 'পদার্থবিজ্ঞান [১২]'],
  ['ssc', 'course', '(নবম|দশম) শ্রেণি'],
  ['class 9', 'course', 'নবম শ্রেণি'],
  ['ক্লাস ৯', 'course', 'নবম শ্রেণি'],
  ['৯ম', 'course', 'নবম শ্রেণি'],
  ['maths class 8', 'subject', 'গণিত'],
  ['du', 'course', 'ঢাকা বিশ্ববিদ্যালয়'],
  ['ঢাবি', 'course', 'ঢাকা বিশ্ববিদ্যালয়'],
  ['du 2023', 'exam', 'ঢাবি .*২০২৩'],
  ['বুয়েট ২০২৪', 'exam', 'বুয়েট .*২০২৪'],
  ['buet 2024', 'exam', 'বুয়েট .*২০২৪'],
  ['mbbs', 'unit', 'এমবিবিএস'],
  ['cu b unit', 'unit', 'বি ইউনিট'],
  ['gst a unit', 'unit', 'এ ইউনিট'],
  ['biggan unit', 'unit', 'বিজ্ঞান ইউনিট'],
  // Bengali spellings: vowel length, sibilants, n, j, ng, nukta, composition, missing or extra
  // spaces and dots.
  ['শ্রেণী নবম', 'course', 'নবম শ্রেণি'],
  ['পৃথীবি', 'chapter', 'পৃথিবী'],
  ['গনিত', 'subject', 'গণিত'],
  ['রশায়ন', 'subject', 'রসায়ন'],
  ['রসায\u09bcন', 'subject', 'রসায়ন'],
  ['রসা\u09dfন', 'subject', 'রসায়ন'],
  ['যীববিজ্ঞান', 'subject', 'জীববিজ্ঞান'],
  ['সালোকসঙ্শ্লেষণ', 'chapter', 'সালোকসংশ্লেষণ'],
  ['বিদ্যুত', 'note', 'চল বিদ্যুৎ'],
  ['পদার্থ বিজ্ঞান', 'subject', 'পদার্থবিজ্ঞান'],
  ['গসাগু', 'lesson', 'গ.সা.গু'],
  ['ল.সা.গু', 'lesson', 'গ.সা.গু'],
  ['তড়িত রসায়ন', 'chapter', 'তড়িৎ রসায়ন'],
];

it.each(EXPECTED)('%s: the first %s is %s', async (query, kind, title) => {
  expect((await search(query, kind))[0]?.title.normalize('NFC')).toMatch(
    new RegExp(`^${title.normalize('NFC')}`),
  );
});

it('prefers the course that the query names', async () => {
  expect((await search('hsc physics', 'subject'))[0]?.course.title).toMatch(/^একাদশ-দ্বাদশ/);
  expect((await search('maths class 8', 'subject'))[0]?.course.title).toMatch(/^অষ্টম/);
});

it('finds nothing for a word that is in no title', async () => {
  expect(await search('xyzzy', 'course')).toEqual([]);
});
