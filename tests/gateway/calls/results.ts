// Examples of the calls of results of both kinds of exam.

import type { Examples } from './example.ts';
import { multiSubjectResultCalls } from './multi-subject-results.ts';
import { singleResultCalls } from './single-results.ts';

export const resultsCalls: Examples = { ...multiSubjectResultCalls, ...singleResultCalls };
