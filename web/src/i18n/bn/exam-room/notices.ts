import type { notices as en } from '../../en/exam-room/notices.ts';
import type { Translated } from '../../message.ts';

export const notices: Translated<typeof en> = {
  fromTeacher: 'শিক্ষকের বার্তা, {time}',
  extraTime: 'তোমার সময় {minutes} মিনিট বাড়ানো হয়েছে: {reason}',
  closed: 'পরীক্ষাটি শেষ করা হয়েছে: {reason}। উত্তর আর বদলানো যাবে না।',
  reopened: 'তোমার পরীক্ষা আবার চালু হয়েছে: {reason}',
  hide: 'বুঝেছি',
};
