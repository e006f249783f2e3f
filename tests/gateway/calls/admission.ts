// Examples of the calls of admission.
import type { Examples } from './example.ts';

export const admissionCalls: Examples = {};
