import type { admission as en } from '../en/admission.ts';
import type { Translated } from '../message.ts';

export const admission: Translated<typeof en> = {};
