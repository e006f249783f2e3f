// Examples of the calls of auth.
import type { Examples } from './example.ts';

export const authCalls: Examples = {};
