// Examples of the calls of exam campaigns.
import type { Examples } from './example.ts';

export const examCampaignsCalls: Examples = {};
