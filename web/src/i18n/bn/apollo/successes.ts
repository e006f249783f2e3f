import type { successes as english } from '../../en/apollo/successes.ts';
import type { Translated } from '../../message.ts';

export const successes: Translated<typeof english> = {
  Login: 'লগ ইন হয়েছে',
  Logout: 'লগ আউট হয়েছে',
  Signup: 'ওটিপি পাঠানো হয়েছে। অ্যাকাউন্টটি যাচাই করো।',
  RequestPasswordReset: 'এটি দিয়ে অ্যাকাউন্ট থাকলে সেখানে কোড যাবে।',
  ResetPassword: 'পাসওয়ার্ড বদলানো হয়েছে। লগ ইন করো।',
  DeleteAccount: 'অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
  Enroll: 'তুমি কোর্সে যোগ দিয়েছ',
};
