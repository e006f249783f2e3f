// Examples of the calls of campaigns.
import type { Examples } from './example.ts';

export const campaignsCalls: Examples = {};
