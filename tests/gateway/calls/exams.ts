// Examples of the calls of exams.
import type { Examples } from './example.ts';

export const examsCalls: Examples = {};
