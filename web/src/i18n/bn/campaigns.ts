import type { campaigns as en } from '../en/campaigns.ts';
import type { Translated } from '../message.ts';

export const campaigns: Translated<typeof en> = {};
