import type { offline as en } from '../../en/frame/offline.ts';
import type { Translated } from '../../message.ts';

export const offline: Translated<typeof en> = {
  offline: 'এখন অফলাইন। খোলা পরীক্ষা চালিয়ে যাওয়া যাবে, আর এই ডিভাইসে রাখা পাঠ ও নোট পড়া যাবে।',
  keptLessons: 'এই ডিভাইসে রাখা পাঠ ({count}টি)',
  keptNotes: 'এই ডিভাইসে রাখা নোট ({count}টি)',
  newVersion: 'আলোকপথের নতুন সংস্করণ এসেছে।',
  afterExam: 'নতুন সংস্করণ এসেছে। অন্য ট্যাবের পরীক্ষা শেষ হয়ে উত্তর পৌঁছে গেলে এটি লোড করা যাবে।',
  load: 'এখনই লোড',
  loading: 'লোড হচ্ছে...',
};
