// Examples of the calls of students.
import type { Examples } from './example.ts';

export const studentsCalls: Examples = {};
