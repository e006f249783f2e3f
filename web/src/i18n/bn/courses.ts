import type { courses as en } from '../en/courses.ts';
import type { Translated } from '../message.ts';

export const courses: Translated<typeof en> = {};
