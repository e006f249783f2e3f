// E-mail by SMTP (SMTP_URL): plain text. smtps:// is encrypted from the start, smtp:// as soon as
// the server offers it.
import { createTransport } from 'nodemailer';
import { codeOf, type Transport, TransportError } from './transport.ts';

/** The timeout of one step of the SMTP session. */
const TIMEOUT_MS = 5_000;

const ACCOUNT_SUBJECTS = {
  bn: 'আলোকপথ অ্যাকাউন্ট',
  en: 'Alokpath account',
  both: 'আলোকপথ অ্যাকাউন্ট · Alokpath account',
};
const CODE_SUBJECTS = {
  bn: 'আলোকপথের কোড',
  en: 'Alokpath code',
  both: 'আলোকপথের কোড · Alokpath code',
};

/** @param from the sender, `Name <address>` or an address */
export function mailTransport(address: string, from: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(address);
  const mailer = createTransport({
    // IPv6 addresses have brackets in URLs only.
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // Message fields must never make nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, text, otp, subject, language }) => {
    try {
      await mailer.sendMail({
        from,
        // An object is one recipient: a string would be parsed as a list, and a comma in it would
        // make two.
        to: { name: '', address: to },
        subject:
          subject ?? (otp === undefined ? ACCOUNT_SUBJECTS : CODE_SUBJECTS)[language ?? 'both'],
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const status =
        error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : '';
      throw new TransportError(`${codeOf(error)}${status}`);
    }
  };
}
