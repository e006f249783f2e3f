import { expect, it } from 'vitest';
import { hasWords } from '../../web/src/features/course-list/search-normalization.ts';

it.each([
  ['a letter with a dot in one piece or in two', 'বিশ্ববিদ্যাল\u09AF\u09BC', 'বিশ্ববিদ্যাল\u09DF'],
  ['a vowel sign in one piece or in two', 'কোর্স', 'ক\u09C7\u09BEর্স'],
  ['an invisible joiner', 'র\u200D্যাব', 'র্যাব'],
  ['ৎ, or ত with a joiner', 'ভবিষ্যৎ', 'ভবিষ্যত্\u200D'],
  ['digits of the other script', 'দশম শ্রেণি ১০', '10'],
  ['Bengali digits for Latin ones', 'Class 9', '৯'],
  ['capitals', 'BUET', 'buet'],
  ['wide letters', 'BUET', 'ＢＵ'],
  ['words in another order', 'ঢাকা বিশ্ববিদ্যালয়', 'বিশ্ব ঢাকা'],
  ['nothing', 'BUET', '  '],
])('finds a course by %s', (_, text, wanted) => {
  expect(hasWords(text, wanted)).toBe(true);
});

it('does not find words that are missing', () => {
  expect(hasWords('ঢাকা বিশ্ববিদ্যালয়', 'ঢাকা medical')).toBe(false);
  expect(hasWords('বই', 'বউ')).toBe(false);
});
