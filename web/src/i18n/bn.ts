/** The Bengali texts; fetched only when somebody reads Bengali. */
import { academics } from './bn/academics.ts';
import { admission } from './bn/admission.ts';
import { auth } from './bn/auth.ts';
import { campaigns } from './bn/campaigns.ts';
import { courses } from './bn/courses.ts';
import { exams } from './bn/exams.ts';
import { results } from './bn/results.ts';
import { shell } from './bn/shell.ts';
import { students } from './bn/students.ts';
import { ui } from './bn/ui.ts';
import type { Dictionary } from './i18n.tsx';

export const bn: Dictionary = { academics, admission, auth, campaigns, courses, exams, results, shell, students, ui };
