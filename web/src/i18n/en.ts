/** The English texts: the wording of the specification, and the keys that every other language has to have. */
import { academics } from './en/academics.ts';
import { admission } from './en/admission.ts';
import { auth } from './en/auth.ts';
import { campaigns } from './en/campaigns.ts';
import { courses } from './en/courses.ts';
import { exams } from './en/exams.ts';
import { results } from './en/results.ts';
import { shell } from './en/shell.ts';
import { students } from './en/students.ts';
import { ui } from './en/ui.ts';

export const en = { academics, admission, auth, campaigns, courses, exams, results, shell, students, ui };
