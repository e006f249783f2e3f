import type { studyplan as english } from '../en/studyplan.ts';
import type { Translated } from '../message.ts';

export const studyplan: Translated<typeof english> = {
  title: 'তিনটি ছোট প্রশ্ন',
  lead: 'উত্তর দিলে ড্যাশবোর্ডে তোমার উপযোগী কোর্সগুলো দেখাবে।',
  name: 'তোমার নাম',
  nameMissing: 'তোমার নাম লেখো।',
  nameTooLong: 'সর্বোচ্চ {count} অক্ষর।',
  schoolClass: 'তোমার শ্রেণি',
  chooseClass: 'শ্রেণি বেছে নাও',
  hscPassed: 'এইচএসসি পাস',
  goal: 'কিসের জন্য পড়ছ?',
  school: 'স্কুলের পড়া',
  schoolLine: 'তোমার শ্রেণির পাঠ, নোট ও পরীক্ষা',
  boardExam: 'এসএসসি বা এইচএসসি',
  boardExamLine: 'বোর্ড পরীক্ষার প্রস্তুতি',
  admissionTest: 'বিশ্ববিদ্যালয়ে ভর্তি',
  admissionTestLine: 'ভর্তি পরীক্ষার প্রশ্নপত্র, ঘড়ি ধরে',
  save: 'সংরক্ষণ করো',
  saving: 'সংরক্ষণ হচ্ছে...',
  dismiss: 'এখন নয়',
  thanks: 'ধন্যবাদ',
  thanksLine: 'এখন তোমার ড্যাশবোর্ডে উপযোগী কোর্সগুলো দেখাবে। উত্তরগুলো সেখানেই বদলাতে পারবে।',
  toDashboard: 'ড্যাশবোর্ডে যাও',
  recommended: 'তোমার জন্য',
  change: 'শ্রেণি ও লক্ষ্য বদলাও',
  none: 'তোমার শ্রেণির আর কোনো কোর্স এখনো নেই।',
};
