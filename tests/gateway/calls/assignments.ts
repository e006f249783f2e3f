// Examples of the calls of assignments.
import type { Examples } from './example.ts';

export const assignmentsCalls: Examples = {};
