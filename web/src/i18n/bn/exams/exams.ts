import type { exams as en } from '../../en/exams/exams.ts';
import type { Translated } from '../../message.ts';

export const exams: Translated<typeof en> = {
  submit: 'জমা দাও',
  submitting: 'জমা হচ্ছে...',
  mandatoryMissing: 'সব আবশ্যিক বিষয়ের উত্তর দিতে হবে। “{subject}” আবশ্যিক।',
  timeUp: 'সময় শেষ! পরীক্ষা জমা হয়েছে।',
  submitted: 'পরীক্ষা জমা হয়েছে।',
  backToCourses: 'কোর্সে ফিরে যাও',
  logIn: 'লগ ইন',
  shownLater: 'তোমার উত্তর জমা হয়েছে। ফলাফল পরে দেখা যাবে।',
  onlyReceived: 'তোমার উত্তর জমা হয়েছে। এই পরীক্ষার নম্বর দেখানো হয় না।',
  willBeMarked: 'তোমার উত্তর জমা হয়েছে। একজন শিক্ষক নম্বর দেবেন।',
  yourScore: 'তুমি {total}-এর মধ্যে {score} পেয়েছ।',
  passed: 'তুমি পাস করেছ।',
  notPassed: 'এবার পাস হয়নি।',
  pdfTooLarge: 'PDF-টি ১০ MB-এর চেয়ে বড়।',
  timeLeftShort: '{time} বাকি',
  waitingToSend: 'সময় শেষ; উত্তর পাঠাতে পরীক্ষাটি খোলো।',
};
