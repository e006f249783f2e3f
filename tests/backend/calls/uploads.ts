// Examples of the calls of uploads.
import type { Examples } from './example.ts';

export const uploadCalls: Examples = {};
