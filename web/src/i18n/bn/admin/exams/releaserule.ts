import type { releaserule as en } from '../../../en/admin/exams/releaserule.ts';
import type { Translated } from '../../../message.ts';

export const releaserule: Translated<typeof en> = {
  title: 'শিক্ষার্থীরা ফলাফলের কতটুকু দেখবে',
  hint: 'সংরক্ষণ করলেই কার্যকর হবে, আগের ফলাফলের ক্ষেত্রেও। অ্যাডমিনরা সব সময় সবকিছু দেখেন।',
  visibility: 'শিক্ষার্থীরা দেখবে',
  receipt: 'শুধু রসিদ',
  score: 'নম্বর, উত্তর ছাড়া',
  answers: 'নম্বর ও উত্তর',
  moment: 'কখন থেকে',
  immediately: 'জমা দেওয়ার সঙ্গে সঙ্গে',
  afterWindow: 'এই পরীক্ষার ক্যাম্পেইন শেষে',
  onDate: 'নির্দিষ্ট তারিখ থেকে',
  date: 'তারিখ ও সময় (ঢাকা)',
  dateHint: 'শুধু ‘নির্দিষ্ট তারিখ থেকে’ বেছে নিলে।',
  from: '{date} থেকে',
  noMeritList: 'নম্বর লুকানো থাকলে এই পরীক্ষার ক্যাম্পেইনের মেধাতালিকা প্রকাশিত হয় না।',
  answersInCampaign: 'ক্যাম্পেইন চলার সময় শিক্ষার্থীরা রসিদ পায়; ফলাফল দেখা যায় এর পরে।',
  scoreInCampaign: 'ক্যাম্পেইন চলার সময়ও শিক্ষার্থীরা নিজের নম্বর দেখবে। মেধাক্রম দেখা যাবে এর পরে।',
  change: 'বদলান',
};
