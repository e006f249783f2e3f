// Examples of the calls of notes.
import type { Examples } from './example.ts';

export const noteCalls: Examples = {};
