// Examples of the calls of academic results.
import type { Examples } from './example.ts';

export const academicResultsCalls: Examples = {};
