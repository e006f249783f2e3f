// Examples of the calls of academics.
import type { Examples } from './example.ts';

export const academicsCalls: Examples = {};
