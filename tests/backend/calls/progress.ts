// Examples of the calls of progress.
import type { Examples } from './example.ts';

export const progressCalls: Examples = {};
