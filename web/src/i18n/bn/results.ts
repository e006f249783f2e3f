import type { results as en } from '../en/results.ts';
import type { Translated } from '../message.ts';

export const results: Translated<typeof en> = {};
