// Examples of the calls of extensions.
import type { Examples } from './example.ts';

export const extensionsCalls: Examples = {};
