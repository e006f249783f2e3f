/** The schema of a field for a one-time password, which is cleaned. */
import * as z from 'zod/mini';
import { cleanOtp } from '../credential.ts';

/** @param isFilled the rule that the field is not empty */
export const typedOtp = (isFilled: z.core.$ZodCheck<string>) =>
  z.string().check(z.overwrite(cleanOtp), isFilled);
