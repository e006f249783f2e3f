import type { exams as en } from '../en/exams.ts';
import type { Translated } from '../message.ts';

export const exams: Translated<typeof en> = {};
