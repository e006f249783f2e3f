import type { notifications as en } from '../en/notifications.ts';
import type { Translated } from '../message.ts';

export const notifications: Translated<typeof en> = {
  title: 'বিজ্ঞপ্তি',
  bellUnread: 'বিজ্ঞপ্তি, {count}টি পড়া হয়নি',
  more: '{count}+',
  unread: 'নতুন',
  countUnread: '{count}টি পড়া হয়নি',
  markAll: 'সব পঠিত হিসেবে চিহ্নিত করো',
  marking: 'চিহ্ন দেওয়া হচ্ছে...',
  settings: 'সেটিংস',
  none: 'এখনো কোনো বিজ্ঞপ্তি নেই। পরীক্ষা কাছে এলে, ফল প্রকাশিত হলে বা অ্যাসাইনমেন্ট জমার শেষ সময় কাছে এলে এখানে দেখতে পাবে।',
  notOffered: 'এই সার্ভারে বিজ্ঞপ্তি নেই।',
  showMore: 'আরও দেখাও',
  loadingMore: 'আরও আসছে...',
  examSoon: '“{title}” শুরু হবে {time}।',
  meritList: '“{title}”-এর মেধাতালিকা প্রকাশিত হয়েছে।',
  answersMarked: '“{title}” পরীক্ষায় তোমার খাতা দেখা হয়েছে।',
  marksChanged: '“{title}” পরীক্ষায় তোমার নম্বর বা মন্তব্য বদলানো হয়েছে।',
  assignmentDue: '“{title}” জমা দেওয়ার শেষ সময় {time}।',
  lateAccepted: '“{title}” পরীক্ষায় তোমার দেরিতে আসা উত্তর গৃহীত হয়েছে, এগুলোর নম্বর ধরা হবে।',
  lateRefused: '“{title}” পরীক্ষায় তোমার দেরিতে আসা উত্তর প্রত্যাখ্যান করা হয়েছে, এগুলোর নম্বর ধরা হবে না।',
  windowGiven: '“{title}” তুমি আলাদা সময়ে দেবে, {time} থেকে।',
  windowWithdrawn: '“{title}”-এর জন্য তোমার আলাদা সময় বাতিল হয়েছে। সবার সঙ্গে একই সময়ে দেবে, {time} থেকে।',
  excluded: '“{title}”-এর মেধাতালিকা থেকে তোমাকে বাদ দেওয়া হয়েছে। কারণটি তোমার ফলের সঙ্গে ও মেধাতালিকায় থাকে।',
  readmitted: '“{title}”-এর মেধাতালিকায় তোমাকে আবার নেওয়া হয়েছে।',
  attemptReopened: '“{title}” পরীক্ষাটি তোমার জন্য {time} পর্যন্ত আবার খোলা হয়েছে।',
};
