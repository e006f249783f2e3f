import type { examlist as en } from '../en/examlist.ts';
import type { Translated } from '../message.ts';

export const examlist: Translated<typeof en> = {
  typeMcq: 'বহুনির্বাচনি',
  typeWritten: 'লিখিত',
  marks: '{count} নম্বর',
  questions: '{count}টি প্রশ্ন',
  noDeduction: 'কোনো নম্বর কাটা হয় না',
  deduction: 'ভুল বা ফাঁকা উত্তরে ওই প্রশ্নের {percent}% নম্বর কাটা যায়',
  examDate: 'পরীক্ষার দিন: {date}',
  opens: 'খুলবে {date}',
  score: '{total}-এর মধ্যে {score}',
  attempted: 'পরীক্ষার তারিখ {date}',
  passed: 'উত্তীর্ণ',
  notPassed: 'উত্তীর্ণ নয়',
  toBeMarked: 'জমা হয়েছে, এখনো মূল্যায়ন হয়নি',
  giveExam: 'পরীক্ষা দাও',
  takeAgain: 'আবার পরীক্ষা দাও',
  viewResult: 'ফলাফল দেখো',
  ofExam: '{action}: {title}',
};
