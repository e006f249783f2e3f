import type { search as en } from '../en/search.ts';
import type { Translated } from '../message.ts';

export const search: Translated<typeof en> = {
  title: 'খোঁজ',
  label: 'কোর্স, অধ্যায়, পাঠ ও পরীক্ষা খোঁজো',
  searchHint: 'যেমন রসায়ন, ভেক্টর বা BUET',
  close: 'খোঁজা বন্ধ করো',
  suggestions: 'মিলে যাওয়া শিরোনাম',
  recent: 'সাম্প্রতিক খোঁজ',
  clearRecent: 'সাম্প্রতিক খোঁজ মুছে ফেলো',
  tryThese: 'এগুলো দিয়ে শুরু করতে পারো',
  all: '“{query}”-এর সব ফল',
  found: '“{query}” খুঁজে {count}টি ফল পাওয়া গেছে',
  count: '{count}টি শিরোনাম মিলেছে',
  none: '“{query}” খুঁজে কিছু পাওয়া যায়নি। বানান মিলিয়ে দেখো, অথবা কম শব্দ লেখো।',
  more: '{count}টি ফলের সব দেখো',
  allKinds: 'সব ধরনের ফল দেখো',
  courses: 'কোর্স',
  units: 'ইউনিট',
  subjects: 'বিষয়',
  chapters: 'অধ্যায়',
  lessons: 'পাঠ',
  notes: 'নোট',
  exams: 'পরীক্ষা',
  offline: 'এখন ইন্টারনেট নেই। খোঁজার জন্য ইন্টারনেট লাগবে।',
};
