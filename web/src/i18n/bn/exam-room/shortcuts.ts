import type { shortcuts as en } from '../../en/exam-room/shortcuts.ts';
import type { Translated } from '../../message.ts';

export const shortcuts: Translated<typeof en> = {
  switch: 'কিবোর্ড শর্টকাট ব্যবহার করো',
  choose: 'এই প্রশ্নের একটি বিকল্প বেছে নাও',
  next: 'পরের প্রশ্ন',
  previous: 'আগের প্রশ্ন',
  unsure: 'অনিশ্চিত হিসেবে চিহ্ন দাও',
  crossOut: 'যে বিকল্পে আছ সেটি বাদ দাও',
  time: 'বাকি সময় পড়ে শোনাও',
  help: 'এই তালিকা দেখাও',
};
