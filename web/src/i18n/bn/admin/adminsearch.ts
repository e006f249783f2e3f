import type { adminsearch as en } from '../../en/admin/adminsearch.ts';
import type { Translated } from '../../message.ts';

export const adminsearch: Translated<typeof en> = {
  title: 'সবকিছু খুঁজুন',
  label: 'কোর্স, পাঠ, প্রশ্ন ও শিক্ষার্থী খুঁজুন',
  find: 'খুঁজুন',
  hint: 'শিরোনাম, প্রশ্নের শব্দ, অথবা শিক্ষার্থীর নাম, ইমেইল ঠিকানা বা মোবাইল নম্বর লিখুন। বাংলা শিরোনাম অন্য বানানেও খুঁজে পাওয়া যায়।',
  found: '“{query}” খুঁজে {count}টি ফল পাওয়া গেছে।',
  foundMore: '“{query}” খুঁজে {count}টির বেশি ফল পাওয়া গেছে।',
  none: '“{query}” খুঁজে কিছু পাওয়া যায়নি।',
  noneHint:
    'বানান মিলিয়ে দেখুন, অথবা কম শব্দ লিখুন। অধ্যায়, পাঠ ও পরীক্ষা শুধু প্রকাশিত কোর্সে খোঁজা হয়: খসড়া কোর্স খুলতে কোর্সের তালিকায় যান।',
  incomplete: 'সব জায়গায় খোঁজা যায়নি।',
  all: '{count}টি ফলের সব দেখুন',
  allMore: 'সব ফল দেখুন, {count}টির বেশি',
  admissionCourses: 'ভর্তি প্রস্তুতি কোর্স',
  academicCourses: 'একাডেমিক কোর্স',
  otherCourses: 'অন্যান্য কোর্স',
  outline: 'অধ্যায়, পাঠ ও পরীক্ষা',
  questions: 'প্রশ্নভান্ডার',
  students: 'শিক্ষার্থী',
};
