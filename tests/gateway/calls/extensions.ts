// Examples of the calls of extensions.
import { attemptsCalls } from './attempts.ts';
import type { Examples } from './example.ts';
import { notesAndProgressCalls } from './notes-and-progress.ts';
import { ranksCalls } from './ranks.ts';

export const extensionsCalls: Examples = { ...attemptsCalls, ...notesAndProgressCalls, ...ranksCalls };
