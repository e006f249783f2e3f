import type { assignments as en } from '../en/assignments.ts';
import type { Translated } from '../message.ts';

export const assignments: Translated<typeof en> = {
  title: 'অ্যাসাইনমেন্ট',
  lead: 'তোমাকে দেওয়া কাজ, জমার তারিখ অনুযায়ী। সময়গুলো ঢাকার সময় অনুযায়ী।',
  none: 'কোনো অ্যাসাইনমেন্ট নেই।',
  overdue: 'সময় পেরিয়ে গেছে',
  soon: 'আগামী ৭ দিনে',
  later: 'পরে',
  dueBy: 'জমার শেষ সময়: {date}',
  noDate: 'তারিখ নেই',
  dashboard: 'ড্যাশবোর্ড',
};
