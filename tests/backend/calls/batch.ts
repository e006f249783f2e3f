// Examples of the calls of batch.
import type { Examples } from './example.ts';

export const batchCalls: Examples = {};
