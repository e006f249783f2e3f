// Text in Bijoy (SutonnyMJ) is converted to Unicode.
import { describe, expect, it } from 'vitest';
import { looksLikeBijoy } from '../../web/src/features/admin/question-files/read/bijoy/bijoy.ts';
import {
  convertBijoy,
  convertWords,
} from '../../web/src/features/admin/question-files/read/bijoy/bijoy-unicode.ts';

const same = (text: string) => text.normalize('NFC');

describe('words', () => {
  it.each([
    ['Avgvi †mvbvi evsjv', 'আমার সোনার বাংলা'],
    ['evsjv‡`‡ki ivRavbx', 'বাংলাদেশের রাজধানী'],
    ['‡K †KŠkj ˆelg¨', 'কে কৌশল বৈষম্য'],
    ['wkÿv wk¶v wµqv wÎfzR', 'শিক্ষা শিক্ষা ক্রিয়া ত্রিভুজ'],
    ['cÖkœ cÖwZôvb †cÖiYv', 'প্রশ্ন প্রতিষ্ঠান প্রেরণা'],
    ['eZ©gvb Kg©KZ©v ch©šÍ m~h© me©cÖ_g', 'বর্তমান কর্মকর্তা পর্যন্ত সূর্য সর্বপ্রথম'],
    ['A‡_©i c~‡e© g~wZ©', 'অর্থের পূর্বে মূর্তি'],
    ['AvšÍR©vwZK wbe©vwPZ', 'আন্তর্জাতিক নির্বাচিত'],
    ['¯^vaxbZv wek¦ weÁvb Rb¥', 'স্বাধীনতা বিশ্ব বিজ্ঞান জন্ম'],
    ['gyw³hy× DËi D”P eÜz Avb›`', 'মুক্তিযুদ্ধ উত্তর উচ্চ বন্ধু আনন্দ'],
    ['¯’vb ivóª m¤ú` e¨envi j²x', 'স্থান রাষ্ট্র সম্পদ ব্যবহার লক্ষ্মী'],
    ['¸iæ iƒc K…wl n„`q', 'গুরু রূপ কৃষি হৃদয়'],
    ['Pvu` Puv` nVvr `ytL ZvovZvwo mgq', 'চাঁদ চাঁদ হঠাৎ দুঃখ তাড়াতাড়ি সময়'],
    ['1971 mv‡j|', '১৯৭১ সালে।'],
    ['ÒevsjvÓ', '“বাংলা”'],
    ['DËi: K) 25%', 'উত্তর: ক) ২৫%'],
  ])('%s', (typed, expected) => expect(same(convertWords(typed))).toBe(same(expected)));
});

it('converts numbered questions, and keeps formulas, English and Unicode', () => {
  const text = [
    '1| evsjv‡`‡ki ivRavbx †KvbwU?',
    'K) XvKv L) Lyjbv',
    'DËi: K',
    '2| $x^2=4$ n‡j $x$ KZ?',
    'What is the capital of France?',
    'ঢাকা কোথায়?',
  ].join('\n');
  expect(looksLikeBijoy(text)).toBe(true);
  const converted = convertBijoy(text);
  expect(same(converted ?? '')).toBe(
    same(
      [
        '১। বাংলাদেশের রাজধানী কোনটি?',
        'ক) ঢাকা খ) খুলনা',
        'উত্তর: ক',
        '২। $x^2=4$ হলে $x$ কত?',
        'What is the capital of France?',
        'ঢাকা কোথায়?',
      ].join('\n'),
    ),
  );
  expect(looksLikeBijoy(converted ?? '')).toBe(false);
});

it('keeps the letters of Aiken', () => {
  expect(convertBijoy('ivRavbx †KvbwU?\nA. XvKv\nB. Lyjbv\nANSWER: A')).toBe(
    'রাজধানী কোনটি?\nA. ঢাকা\nB. খুলনা\nANSWER: A',
  );
});

it('does not convert GIFT, whose signs are letters in Bijoy', () => {
  expect(convertBijoy('ivRavbx †KvbwU? {=XvKv ~Lyjbv}')).toBeNull();
});

it('converts a long text quickly', () => {
  const line = 'evsjv‡`‡ki ivRavbx ‡‡‡‡ ©©©© ÖÖÖÖ wwww KKKKKKKKKK&&&&&&&&';
  const started = performance.now();
  convertBijoy(`${line}\n`.repeat(15_000));
  convertBijoy('K&'.repeat(400_000));
  convertBijoy('w'.repeat(800_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
