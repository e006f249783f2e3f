import type { list as en } from '../en/list.ts';
import type { Translated } from '../message.ts';

export const list: Translated<typeof en> = {
  search: 'কোর্স খোঁজো',
  searchHint: 'যেমন ঢাকা বা BUET',
  sort: 'সাজাও',
  sortUsual: 'সাধারণ ক্রম',
  sortMine: 'আমার কোর্স আগে',
  sortName: 'নাম অনুযায়ী',
  sortPrice: 'মূল্য অনুযায়ী',
  show: 'শুধু দেখাও',
  clear: 'খোঁজ ও ফিল্টার মুছে দাও',
  found: '{count}টি কোর্স',
  pages: 'তালিকার পৃষ্ঠা',
  page: 'পৃষ্ঠা {number}',
  pageOf: '{pages} পৃষ্ঠার মধ্যে {page} নম্বর',
  typeAcademic: 'একাডেমিক কোর্স',
  admissionHeading: 'তোমার আসনটি অপেক্ষায় আছে। প্রস্তুতি নাও।',
  admissionMessage:
    'প্রতিটি বড় যাত্রা শুরু হয় একটি প্রশ্নের সমাধান দিয়ে। বিশ্ববিদ্যালয় বেছে নাও, আগের বছরের ধাঁচের প্রশ্নে পরীক্ষা দাও, প্রতিটি ভুল থেকে শেখো, তারপর প্রস্তুত হয়ে হলে যাও।',
  coursesOf: '{label}: কোর্স',
};
