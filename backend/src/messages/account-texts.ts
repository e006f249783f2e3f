// What is sent to an account's owner. The receiver's language is unknown, so each message says it in Bengali and then in English.
// An SMS with Bengali letters has 70 characters, or 67 in each of several parts: a code fits into one part, a notice into two.

/** The code of a sign-up, valid for ten minutes. */
export const signupCode = (otp: string): string => `${otp} আলোকপথের কোড, মেয়াদ ১০ মিনিট\nAlokpath code, for 10 minutes`;

/** The code for a new password, valid for ten minutes. */
export const resetCode = (otp: string): string => `${otp} আলোকপথে নতুন পাসওয়ার্ডের কোড\nAlokpath code: new password`;

/** The code that proves a new e-mail address or phone number, valid for ten minutes. */
export const addressCode = (otp: string): string => `${otp} আলোকপথে নতুন ঠিকানার কোড\nAlokpath code: new address`;

export const PASSWORD_CHANGED =
  'আলোকপথ: পাসওয়ার্ড বদলানো হয়েছে। তুমি না করলে এখনই নতুন পাসওয়ার্ড দাও।\nYour password was changed. Not you? Reset it now.';

export const ADDRESS_CHANGED =
  'আলোকপথ: লগ ইনের ইমেইল বা নম্বর বদলানো হয়েছে। তুমি না করলে জানাও।\nYour login email or number was changed. Not you? Tell us.';

/** Sent instead of a code to an address that has an account. */
export const HAS_ACCOUNT =
  'আলোকপথে তোমার অ্যাকাউন্ট আগেই আছে: লগ ইন করো বা নতুন পাসওয়ার্ড নাও।\nYou already have an Alokpath account: log in or reset.';

export const SECOND_FACTOR_ON = 'আলোকপথ: দুই ধাপের লগ ইন চালু হয়েছে।\nTwo-step login was switched on. Not you? Change your password.';

export const SECOND_FACTOR_OFF =
  'আলোকপথ: দুই ধাপের লগ ইন বন্ধ হয়েছে। তুমি না করলে পাসওয়ার্ড বদলাও।\nTwo-step login is off. Not you? Change your password.';
