/**
 * The kinds of values of environment variables, as zod schemas. A message continues the name of the
 * variable: "must be …". Values that can contain a password are never quoted.
 */
import { isIP } from 'node:net';
import { z } from 'zod';

/** A text for which `isValid` is true. @param form description of valid values */
export const text = (isValid: (value: string) => boolean, form: string) =>
  z.string().refine(isValid, { error: `must ${form}` });

/** A whole number. @param unit such as " of days" */
export const wholeNumber = (min: number, max: number, unit = '') =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: ({ input }) => `must be a whole number${unit} from ${min} to ${max}, not '${input}'.`,
    })
    .transform(Number);

/** A port, or 0. @param min 0 if 0 takes any free port, 1 if 0 means none */
export const port = (min: 0 | 1) =>
  z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
      error: ({ input }) => `must be a port from ${min} to 65535, not '${input}'.`,
    })
    .transform(Number);

/** 1 or 0. */
export const onOrOff = z
  .enum(['0', '1'], { error: ({ input }) => `must be 1 or 0, not '${input}'.` })
  .transform((value) => value === '1');

/** A URL with one of these protocols, such as `redis:`. */
export const url = (protocols: readonly string[], form: string) =>
  text((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), form);

/** An http or https URL without user and password. */
export const webAddress = text((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === '';
}, 'be an http or https address without user and password.');

/** Printable characters without spaces. */
export const token = text(
  (value) => /^[\x21-\x7e]+$/.test(value),
  'have printable characters without spaces.',
);

/** IP addresses, or networks in CIDR notation, separated by commas. */
export const networks = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .superRefine((parts, context) => {
    for (const part of parts) {
      if (isNetwork(part)) continue;
      const form = 'addresses or networks like 10.0.0.0/8, with commas between them';
      context.addIssue({ code: 'custom', message: `must be ${form}, not '${part}'.` });
    }
  });

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** An SMTP server: a host, optionally a port, user and password; no path, query or fragment. */
export const mailServer = text((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    search + hash === '' &&
    isEncoded(username + password)
  );
}, 'be an address like smtp://user:password@host:587 or smtps://host.');

/**
 * Whether percent-decoding succeeds. Otherwise the error would appear only when the first message
 * is sent.
 */
function isEncoded(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** `Name <address>`, or an address alone. */
export const sender = text(
  (value) =>
    /^([^<>@",;:\p{C}]+ <[^<>@,;:"\s]+@[^<>@,;:"\s]+>|[^<>@,;:"\s]+@[^<>@,;:"\s]+)$/u.test(value),
  'be a sender like Alokpath <no-reply@example.com>.',
);
