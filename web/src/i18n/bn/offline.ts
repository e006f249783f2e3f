import type { offline as en } from '../en/offline.ts';
import type { Translated } from '../message.ts';

export const offline: Translated<typeof en> = {
  offline: 'তুমি এখন অফলাইনে। খোলা পরীক্ষা চালিয়ে যেতে পারো, আর এই ফোনে রাখা নোট পড়তে পারো।',
  keptNotes: 'এই ফোনে রাখা নোট ({count}টি)',
  newVersion: 'আলোকপথের নতুন সংস্করণ এসেছে।',
  load: 'এখনই লোড করো',
};
