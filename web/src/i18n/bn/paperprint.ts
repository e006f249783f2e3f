import type { paperprint as en } from '../en/paperprint.ts';
import type { Translated } from '../message.ts';

export const paperprint: Translated<typeof en> = {
  print: 'ছাপাও',
  printNamed: 'ছাপাও: {title}',
  paper: 'প্রশ্নপত্র',
  sheet: 'উত্তরপত্র',
  key: 'উত্তরমালা',
  pages: 'যা ছাপা হবে',
  institution: 'প্রতিষ্ঠান',
  institutionHint: 'ওপরে ছাপা হয়; সংরক্ষণ করা হয় না।',
  edit: 'পরীক্ষা সম্পাদনা',
  time: 'সময়: {minutes} মিনিট',
  marks: 'পূর্ণমান: {marks}',
  wrongCosts: 'ভুল উত্তরে কাটা যাবে: {percent}%',
  notRightCosts: 'ভুল বা ফাঁকা উত্তরে কাটা যাবে: {percent}%',
  points: '{points} নম্বর',
  name: 'নাম',
  roll: 'রোল',
  date: 'তারিখ',
  fill: 'কালো বা নীল কলম দিয়ে উত্তরের বৃত্তটি পুরোপুরি ভরাট করো।',
  explanations: 'ব্যাখ্যা',
};
