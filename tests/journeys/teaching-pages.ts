// The pages of a teacher of one course, for pages.ts.
import type { SitePage } from './site-page.ts';

const SCIENCE = 'একাদশ-দ্বাদশ শ্রেণি: বিজ্ঞান বিভাগ';
const MCQ = 'ভেক্টর: বহুনির্বাচনি পরীক্ষা';

export const teachingPages: readonly Omit<SitePage, 'user'>[] = [
  { name: 'teaching', path: '/teaching', heading: ['Teaching', 'শিক্ষকতা'] },
  {
    name: 'teaching-exams',
    path: '/teaching/courses/class11-12-science',
    heading: [`Exams of ${SCIENCE}`, `${SCIENCE}: পরীক্ষা`],
  },
  {
    name: 'teaching-marking-list',
    path: '/teaching/marking',
    heading: ['Written answers to mark', 'যেসব লিখিত উত্তর দেখা বাকি'],
  },
  {
    name: 'teaching-marking',
    path: ({ studentId }) => `/teaching/marking/${studentId}/class11-12-physics-1-02-exam-2`,
    heading: 'ভেক্টর: লিখিত পরীক্ষা',
  },
  {
    name: 'teaching-late-list',
    path: '/teaching/late-answers',
    heading: ['Late answers', 'দেরিতে আসা উত্তর'],
  },
  {
    name: 'teaching-reconcile-list',
    path: '/teaching/reconcile',
    heading: ['To be reconciled', 'দুই পরীক্ষকের অমিল'],
  },
  {
    name: 'teaching-live',
    path: '/teaching/live/single/class11-12-physics-1-02-exam-1',
    heading: [`Live view: ${MCQ}`, `সরাসরি অবস্থা: ${MCQ}`],
  },
  {
    name: 'teaching-statistics',
    path: '/teaching/statistics/single/class11-12-physics-1-02-exam-1',
    heading: [`Statistics: ${MCQ}`, `পরিসংখ্যান: ${MCQ}`],
  },
];
