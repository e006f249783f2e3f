import type { teaching as en } from '../../en/admin/teaching.ts';
import type { Translated } from '../../message.ts';

export const teaching: Translated<typeof en> = {
  title: 'শিক্ষকতা',
  lead: 'তোমার কোর্স আর সেখানে যেসব কাজ বাকি।',
  tasks: 'যেসব কাজ বাকি',
  toMark: 'নম্বর দেওয়া বাকি লিখিত উত্তর',
  toReconcile: 'দুই পরীক্ষকের অমিল',
  toDecide: 'দেরিতে আসা উত্তর',
  moreThan: '{count}টির বেশি',
  courses: 'তোমার কোর্স',
  noCourses: 'তোমার কোনো কোর্স নেই।',
  teacherLine: 'এখানে তুমি পড়াও আর খাতা দেখো।',
  markerLine: 'এখানে তুমি খাতা দেখো।',
  exams: 'পরীক্ষা',
  examsOf: '{course}: পরীক্ষা',
  noExams: 'এই কোর্সে কোনো পরীক্ষা নেই।',
  started: '{count} জন শিক্ষার্থী শুরু করেছে',
};
