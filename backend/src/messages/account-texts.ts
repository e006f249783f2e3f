// Texts for an account's owner: in the account's language, or in Bengali and then in English if
// that is unknown. An SMS with Bengali letters has 70 characters, or 67 in each of several parts;
// one with only English letters has 160. In one language each text is one SMS.
import type { Language, Message } from './transport.ts';

/** `both` is shorter than its two parts: the name of the product occurs once. */
type Texts = Record<Language | 'both', string>;

type LocalizedText = Pick<Message, 'text' | 'language'>;

function inLanguage(texts: Texts, language: Language | null): LocalizedText {
  return { text: texts[language ?? 'both'], language };
}

/**
 * The code of a sign-up, valid for ten minutes.
 * @param language of the request, because there is no account yet
 */
export const signupCode = (language: Language | null, otp: string): LocalizedText =>
  inLanguage(
    {
      bn: `${otp} আলোকপথের কোড, মেয়াদ ১০ মিনিট`,
      en: `${otp} is your Alokpath code, valid for 10 minutes`,
      both: `${otp} আলোকপথের কোড, মেয়াদ ১০ মিনিট\nAlokpath code, for 10 minutes`,
    },
    language,
  );

/** The code for a new password, valid for ten minutes. */
export const resetCode = (language: Language | null, otp: string): LocalizedText =>
  inLanguage(
    {
      bn: `${otp} আলোকপথে নতুন পাসওয়ার্ডের কোড, মেয়াদ ১০ মিনিট`,
      en: `${otp} is your Alokpath code for a new password, valid for 10 minutes`,
      both: `${otp} আলোকপথে নতুন পাসওয়ার্ডের কোড\nAlokpath code: new password`,
    },
    language,
  );

/** The code for a new password that an admin sends, valid for an hour. */
export const resetCodeByAdmin = (language: Language | null, otp: string): LocalizedText =>
  inLanguage(
    {
      bn: `${otp} আলোকপথে নতুন পাসওয়ার্ডের কোড, মেয়াদ ১ ঘণ্টা`,
      en: `${otp} is your Alokpath code for a new password, valid for 1 hour`,
      both: `${otp} আলোকপথে নতুন পাসওয়ার্ডের কোড\nAlokpath code: new password`,
    },
    language,
  );

/** The code that proves a new e-mail address or phone number, valid for ten minutes. */
export const addressCode = (language: Language | null, otp: string): LocalizedText =>
  inLanguage(
    {
      bn: `${otp} আলোকপথে নতুন ঠিকানার কোড, মেয়াদ ১০ মিনিট`,
      en: `${otp} is your Alokpath code for a new address, valid for 10 minutes`,
      both: `${otp} আলোকপথে নতুন ঠিকানার কোড\nAlokpath code: new address`,
    },
    language,
  );

export const passwordChanged = (language: Language | null): LocalizedText =>
  inLanguage(
    {
      bn: 'আলোকপথ: পাসওয়ার্ড বদলানো হয়েছে। তুমি না করলে এখনই নতুনটি দাও।',
      en: 'Alokpath: your password was changed. Not you? Reset it now.',
      both: 'আলোকপথ: পাসওয়ার্ড বদলানো হয়েছে। তুমি না করলে এখনই নতুন পাসওয়ার্ড দাও।\nYour password was changed. Not you? Reset it now.',
    },
    language,
  );

export const addressChanged = (language: Language | null): LocalizedText =>
  inLanguage(
    {
      bn: 'আলোকপথ: লগ ইনের ইমেইল বা নম্বর বদলানো হয়েছে। তুমি না করলে জানাও।',
      en: 'Alokpath: your login email or number was changed. Not you? Tell us.',
      both: 'আলোকপথ: লগ ইনের ইমেইল বা নম্বর বদলানো হয়েছে। তুমি না করলে জানাও।\nYour login email or number was changed. Not you? Tell us.',
    },
    language,
  );

/** Sent instead of a code to an address that has an account. */
export const hasAccount = (language: Language | null): LocalizedText =>
  inLanguage(
    {
      bn: 'আলোকপথে তোমার অ্যাকাউন্ট আছে: লগ ইন করো বা নতুন পাসওয়ার্ড নাও।',
      en: 'You already have an Alokpath account: log in or reset your password.',
      both: 'আলোকপথে তোমার অ্যাকাউন্ট আগেই আছে: লগ ইন করো বা নতুন পাসওয়ার্ড নাও।\nYou already have an Alokpath account: log in or reset.',
    },
    language,
  );

/** Sent to an account that an admin has imported, if the admin chose so. */
export const invitation = (language: Language | null): LocalizedText =>
  inLanguage(
    {
      bn: 'আলোকপথে তোমার অ্যাকাউন্ট তৈরি: নতুন পাসওয়ার্ড নিয়ে লগ ইন করো।',
      en: 'You have an Alokpath account: choose a new password and log in.',
      both: 'আলোকপথে তোমার অ্যাকাউন্ট তৈরি: নতুন পাসওয়ার্ড নিয়ে লগ ইন করো।\nYou have an Alokpath account: choose a new password.',
    },
    language,
  );

export const secondFactorOn = (language: Language | null): LocalizedText =>
  inLanguage(
    {
      bn: 'আলোকপথ: দুই ধাপের লগ ইন চালু হয়েছে। তুমি না করলে পাসওয়ার্ড বদলাও।',
      en: 'Alokpath: two-step login was switched on. Not you? Change your password.',
      both: 'আলোকপথ: দুই ধাপের লগ ইন চালু হয়েছে।\nTwo-step login was switched on. Not you? Change your password.',
    },
    language,
  );

export const secondFactorOff = (language: Language | null): LocalizedText =>
  inLanguage(
    {
      bn: 'আলোকপথ: দুই ধাপের লগ ইন বন্ধ হয়েছে। তুমি না করলে পাসওয়ার্ড বদলাও।',
      en: 'Alokpath: two-step login was switched off. Not you? Change your password.',
      both: 'আলোকপথ: দুই ধাপের লগ ইন বন্ধ হয়েছে। তুমি না করলে পাসওয়ার্ড বদলাও।\nTwo-step login is off. Not you? Change your password.',
    },
    language,
  );
