/**
 * Success messages by mutation. English pages show the server's own message, and this one only if
 * it sends none.
 */
export const successes = {
  Login: 'Logged in successfully',
  Logout: 'Logged out successfully',
  Signup: 'OTP sent. Please verify your account.',
  RequestPasswordReset: 'If there is an account for this, a code is on its way.',
  ResetPassword: 'Your password was changed. Please log in.',
  DeleteAccount: 'Account deleted.',
  Enroll: 'Enrolled successfully',
} as const;
