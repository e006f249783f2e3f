// Examples of the calls of auth, and of the extension password-reset.
import type { Examples, OtherCall } from './example.ts';

const reply = { _id: 'u1', email: 'aisha@example.com', role: 'student', userName: 'Aisha' };
const user = { id: 'u1', email: 'aisha@example.com', role: 'STUDENT', userName: 'Aisha' };
const fields = 'user { id email role userName }';
const viewerAgain: OtherCall = {
  call: 'GET /students/student',
  reply: { ...reply, student: null },
};

export const authCalls: Examples = {
  'POST /auth/signup': {
    field: 'Mutation.signup',
    as: 'visitor',
    query: 'mutation ($input: SignupInput!) { signup(input: $input) { message } }',
    variables: { input: { email: 'aisha@example.com', password: 'long enough' } },
    path: '/auth/signup',
    body: { email: 'aisha@example.com', password: 'long enough' },
    reply: { message: 'OTP sent.' },
    data: { signup: { message: 'OTP sent.' } },
    errorPath: ['signup'],
  },
  'POST /auth/verify': {
    field: 'Mutation.verifyOtp',
    as: 'student',
    query: `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { viewer { ${fields} } } }`,
    variables: { input: { otp: '123456' } },
    path: '/auth/verify',
    body: { otp: '123456' },
    reply,
    after: [viewerAgain],
    data: { verifyOtp: { viewer: { user } } },
    errorPath: ['verifyOtp'],
  },
  'POST /auth/student/login': {
    field: 'Mutation.login',
    as: 'visitor',
    query: `mutation ($input: LoginInput!) { login(input: $input) { message viewer { ${fields} } } }`,
    variables: { input: { phoneNumber: '8801712345678', password: 'long enough' } },
    path: '/auth/student/login',
    body: { phoneNumber: '8801712345678', password: 'long enough' },
    reply: { message: 'Logged in successfully', user: reply },
    replyHeaders: [['Set-Cookie', 'alokpath_session=new; Path=/; HttpOnly']],
    after: [viewerAgain],
    data: { login: { message: 'Logged in successfully', viewer: { user } } },
    errorPath: ['login'],
  },
  'GET /auth/logout': {
    field: 'Mutation.logout',
    as: 'student',
    query: 'mutation { logout { message } }',
    path: '/auth/logout',
    reply: { message: 'Logged out successfully' },
    data: { logout: { message: 'Logged out successfully' } },
    errorPath: ['logout'],
  },
  'POST /ext/password-reset': {
    field: 'Mutation.requestPasswordReset',
    as: 'visitor',
    query:
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }',
    variables: { input: { email: 'aisha@example.com' } },
    path: '/ext/password-reset',
    body: { email: 'aisha@example.com' },
    reply: { message: 'A code is on its way.' },
    data: { requestPasswordReset: { message: 'A code is on its way.' } },
    errorPath: ['requestPasswordReset'],
  },
  'POST /ext/password-reset/confirm': {
    field: 'Mutation.resetPassword',
    as: 'visitor',
    query: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    variables: { input: { phoneNumber: '8801712345678', otp: '123456', password: 'long enough' } },
    path: '/ext/password-reset/confirm',
    body: { phoneNumber: '8801712345678', otp: '123456', password: 'long enough' },
    reply: { message: 'Your password was changed.' },
    data: { resetPassword: { message: 'Your password was changed.' } },
    errorPath: ['resetPassword'],
  },
};
