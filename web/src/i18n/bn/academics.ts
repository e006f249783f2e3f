import type { academics as en } from '../en/academics.ts';
import type { Translated } from '../message.ts';

export const academics: Translated<typeof en> = {};
