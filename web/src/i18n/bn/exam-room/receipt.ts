import type { receipt as en } from '../../en/exam-room/receipt.ts';
import type { Translated } from '../../message.ts';

export const receipt: Translated<typeof en> = {
  submitted: 'তোমার উত্তর জমা হয়েছে',
  title: 'তোমার রসিদ',
  text: 'তোমার উত্তর সার্ভারে সংরক্ষিত হয়েছে। চাইলে রসিদটি রেখে দাও: কী এবং কখন সংরক্ষিত হয়েছে, এটি তার প্রমাণ।',
  details: 'রসিদ: নম্বর, সময় ও হ্যাশ',
  number: 'রসিদ নং',
  exam: 'পরীক্ষা',
  time: 'সংরক্ষিত',
  hash: 'উত্তরের হ্যাশ (SHA-256)',
  copy: 'কপি করো',
  copied: 'কপি হয়েছে',
  save: 'টেক্সট হিসেবে রাখো',
  done: 'ঠিক আছে',
};
