// The format of e-mail addresses. It needs linear time for every text.

export const MAX_EMAIL_LENGTH = 254;

/** Characters that make a text several addresses, a name or an address literal. */
const FORBIDDEN_CHARACTERS = '\\s\\u0000-\\u001f\\u007f@,;:<>()"\\\\\\[\\]';
/**
 * A part between two dots contains none itself, so that there is only one way to match a text;
 * otherwise a long one would block the server for minutes.
 */
const LABEL = `[^.${FORBIDDEN_CHARACTERS}]+`;

/**
 * A single address, so that codes are sent to nobody else. Without anchors: a pattern must begin
 * with `^` and have one way only to reach the address, because a search would need quadratic time.
 */
export const EMAIL_ADDRESS = `[^${FORBIDDEN_CHARACTERS}]+@${LABEL}(\\.${LABEL})+`;

const emailAddress = new RegExp(`^${EMAIL_ADDRESS}$`, 'u');

export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && emailAddress.test(text);
