import type { campaigns as en } from '../en/campaigns.ts';
import type { Translated } from '../message.ts';

export const campaigns: Translated<typeof en> = {
  title: 'ক্যাম্পেইন',
  lead: 'সব শিক্ষার্থীর জন্য খোলা আয়োজন। একবার নিবন্ধন করলেই হলো; কোনো ফি নেই।',
  none: 'এখন কোনো ক্যাম্পেইন নেই।',
  toCourses: 'কোর্সগুলো দেখো',
  notFound: 'ক্যাম্পেইনটি খুঁজে পাওয়া যায়নি।',
  notFoundLine: 'ঠিকানাটি ভুল হতে পারে, অথবা ক্যাম্পেইনটি সরানো হয়েছে।',
  all: 'সব ক্যাম্পেইন',
  upcoming: 'আসছে',
  live: 'এখন চলছে',
  over: 'শেষ হয়েছে',
  starts: 'শুরু',
  ends: 'শেষ',
  registered: 'নিবন্ধিত',
  registeredCount: '{count} জন শিক্ষার্থী',
  youAreIn: 'তোমার নিবন্ধন হয়েছে',
  youAreInLine: 'আর কিছু করতে হবে না। শুরু হলে ফিরে এসো।',
  register: 'নিবন্ধন করো',
  registering: 'নিবন্ধন হচ্ছে...',
  registerLine: 'তোমার প্রোফাইলের তথ্য সঙ্গে যাবে, তাই সেটি ঠিকঠাক রাখো।',
  loginLine: 'নিবন্ধন করতে আগে লগ ইন করতে হবে।',
  done: 'তোমার নিবন্ধন হয়েছে',
  overLine: 'এই ক্যাম্পেইন শেষ হয়ে গেছে।',
  failed: 'নিবন্ধন হয়নি। আবার চেষ্টা করো।',
};
