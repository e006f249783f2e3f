// Examples of the calls of results.
import type { Examples } from './example.ts';

export const resultsCalls: Examples = {};
