// Normalizes typed e-mail addresses and mobile numbers to the form in accounts.

const BENGALI_ZERO = '০'.charCodeAt(0);

/**
 * An e-mail address in lower case, or a mobile number of Bangladesh with its country code and
 * without separators. Spreadsheets drop the leading zero of a number. Invalid texts stay invalid.
 */
export function normalizeAddress(text: string): string {
  const plain = text
    .normalize('NFC')
    .trim()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  if (plain.includes('@')) return plain.toLowerCase();
  return plain.replace(/[\s().-]/g, '').replace(/^(\+|00)?(88)?0?(?=1[3-9]\d{8}$)/, '880');
}
