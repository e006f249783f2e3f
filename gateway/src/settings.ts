/**
 * Zod schemas for the values of environment variables. A message continues the name of the
 * variable: "must be …". Values that can contain a password are never repeated.
 */
import { isIP } from 'node:net';
import { z } from 'zod';

/** An integer in decimal digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: ({ input }) => `must be a whole number from ${min} to ${max}, not '${input}'.`,
    })
    .transform(Number);

/** 1 or 0. */
export const onOrOff = wholeNumber(0, 1).transform((value) => value === 1);

/** An http or https URL without user and password. */
export const webAddress = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, username, password } = new URL(value);
    return /^https?:$/.test(protocol) && username + password === '';
  }, 'must be an http or https address without a user or password.')
  .transform((value) => new URL(value));

export const redisUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol),
    'must be an address like redis://host:6379.',
  )
  .transform((value) => new URL(value));

/** Comma-separated values, all valid. @param form description of a valid value */
const list = (isValid: (part: string) => boolean, form: string) =>
  z
    .string()
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .superRefine((parts, context) => {
      for (const part of parts)
        if (!isValid(part))
          context.addIssue({ code: 'custom', message: `must be ${form}, not '${part}'.` });
    });

export const origins = list(
  (part) => URL.canParse(part) && /^https?:/.test(part) && new URL(part).origin === part,
  'origins like https://admin.example.org, with commas between them',
);

/** IP addresses, or networks in CIDR notation. */
export const networks = list(
  isNetwork,
  'addresses or networks like 10.0.0.0/8, with commas between them',
);

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

export const cookieNames = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine(
    (names) => names.every((name) => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)),
    'must be names of cookies with commas between them.',
  );

/** Null if the text is blank. @param form description of a valid value */
export const filledText = (isValid: (value: string) => boolean, form: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isValid(value), {
      error: ({ input }) => `must be ${form}, not '${input}'.`,
    })
    .transform((value) => value || null)
    .default(null);

export const httpsAddress = filledText(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
  'an https address',
);
