// Examples of the calls of multi subject exams.
import type { Examples } from './example.ts';

export const multiSubjectExamsCalls: Examples = {};
