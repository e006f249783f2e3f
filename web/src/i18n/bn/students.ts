import type { students as en } from '../en/students.ts';
import type { Translated } from '../message.ts';

export const students: Translated<typeof en> = {};
