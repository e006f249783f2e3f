import type { cover as en } from '../../en/admin/cover.ts';
import type { Translated } from '../../message.ts';

export const cover: Translated<typeof en> = {
  pick: 'প্রচ্ছদের ছবি বেছে নিন',
  now: 'এখনকার প্রচ্ছদ',
  noImage: 'এটি ছবি নয়। একটি JPEG, PNG বা WebP বেছে নিন।',
  tooLarge: 'ফাইলটি ৩০ MB-এর চেয়ে বড়। ছোট একটি ছবি বেছে নিন।',
  unreadable: 'ছবিটি খোলা যাচ্ছে না। অন্য একটি ছবি বেছে নিন।',
  title: 'প্রচ্ছদের অংশটি ঠিক করুন',
  help: 'ছবিটি টেনে সরান, অথবা অ্যারো কি দিয়ে সরান। বোতাম বা স্লাইডার দিয়ে বড়-ছোট করুন।',
  part: 'যে অংশ দেখা যাবে',
  blurred: 'এই অংশে পিক্সেল কম, বড় স্ক্রিনে ঝাপসা দেখাবে।',
  sending: 'আপলোড হচ্ছে: {percent}%',
  failed: 'প্রচ্ছদটি আপলোড হয়নি। আবার চেষ্টা করুন।',
  use: 'প্রচ্ছদ হিসেবে নিন',
  zoom: 'বড়-ছোট করুন',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
};
