// Examples of the calls of attempts.
import type { Examples } from './example.ts';

export const attemptCalls: Examples = {};
