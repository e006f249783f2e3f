// Examples of the calls of the extension `accounts`.
import type { Examples, OtherCall } from './example.ts';
import { adminCall, studentCall } from './example.ts';

const user = { _id: 'u1', email: 'new@example.com', role: 'student' };
const secondFactor: OtherCall = {
  call: 'GET /ext/second-factor',
  reply: { enabled: true, recoveryCodesLeft: 10 },
};

export const accountsCalls: Examples = {
  'POST /ext/confirm': {
    field: 'Mutation.confirmPassword',
    as: 'student',
    query:
      'mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { confirmedUntil } }',
    variables: { input: { password: 'long enough', code: ' 123456 ' } },
    path: '/ext/confirm',
    body: { password: 'long enough', code: '123456' },
    reply: { confirmedUntil: '2026-03-01T10:05:00.000Z' },
    data: { confirmPassword: { confirmedUntil: '2026-03-01T10:05:00.000Z' } },
    errorPath: ['confirmPassword'],
  },
  'POST /ext/password': {
    field: 'Mutation.changePassword',
    as: 'student',
    query: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }',
    variables: { input: { currentPassword: 'long enough', password: 'another one' } },
    path: '/ext/password',
    body: { currentPassword: 'long enough', password: 'another one' },
    reply: { message: 'Your password was changed.' },
    replyHeaders: [['Set-Cookie', 'alokpath_session=new; Path=/; HttpOnly']],
    data: { changePassword: { message: 'Your password was changed.' } },
    errorPath: ['changePassword'],
  },
  'POST /ext/address-change': {
    field: 'Mutation.requestAddressChange',
    as: 'student',
    query:
      'mutation ($input: RequestAddressChangeInput!) { requestAddressChange(input: $input) { message } }',
    variables: { input: { email: 'new@example.com' } },
    path: '/ext/address-change',
    body: { email: 'new@example.com' },
    reply: { message: 'A code was sent to the new address.' },
    data: { requestAddressChange: { message: 'A code was sent to the new address.' } },
    errorPath: ['requestAddressChange'],
  },
  'POST /ext/address-change/confirm': {
    field: 'Mutation.confirmAddressChange',
    as: 'student',
    query:
      'mutation ($input: ConfirmAddressChangeInput!) { confirmAddressChange(input: $input) { user { id email } } }',
    variables: { input: { otp: '123456' } },
    path: '/ext/address-change/confirm',
    body: { otp: '123456' },
    reply: user,
    data: { confirmAddressChange: { user: { id: 'u1', email: 'new@example.com' } } },
    errorPath: ['confirmAddressChange'],
  },
  'GET /ext/sessions': {
    field: 'Viewer.sessions',
    as: 'student',
    query:
      '{ viewer { hasAccountSecurity sessions { id isCurrent device createdAt lastUsedAt } } }',
    before: [studentCall],
    path: '/ext/sessions',
    reply: [
      {
        _id: 's1',
        current: true,
        device: 'Firefox, Windows',
        createdAt: '2026-03-01T10:00:00.000Z',
      },
    ],
    data: {
      viewer: {
        hasAccountSecurity: true,
        sessions: [
          {
            id: 's1',
            isCurrent: true,
            device: 'Firefox, Windows',
            createdAt: '2026-03-01T10:00:00.000Z',
            lastUsedAt: null,
          },
        ],
      },
    },
    errorPath: ['viewer', 'sessions'],
  },
  'DELETE /ext/sessions/{id}': {
    field: 'Mutation.endSession',
    as: 'student',
    query: 'mutation { endSession(input: { id: "s2" }) { endedId } }',
    path: '/ext/sessions/s2',
    reply: { message: 'The session has ended.' },
    data: { endSession: { endedId: 's2' } },
    errorPath: ['endSession'],
  },
  'DELETE /ext/sessions': {
    field: 'Mutation.endOtherSessions',
    as: 'student',
    query: 'mutation { endOtherSessions { viewer { id } } }',
    path: '/ext/sessions',
    reply: { message: 'All other sessions have ended.' },
    after: [studentCall],
    data: { endOtherSessions: { viewer: { id: 'u1' } } },
    errorPath: ['endOtherSessions'],
  },
  'GET /ext/second-factor': {
    field: 'Viewer.secondFactor',
    query: '{ viewer { secondFactor { isEnabled recoveryCodesLeft } } }',
    before: [adminCall],
    path: '/ext/second-factor',
    reply: { enabled: true, recoveryCodesLeft: 9 },
    data: { viewer: { secondFactor: { isEnabled: true, recoveryCodesLeft: 9 } } },
    errorPath: ['viewer', 'secondFactor'],
  },
  'POST /ext/second-factor': {
    field: 'Mutation.setUpSecondFactor',
    query: 'mutation { setUpSecondFactor { secret uri } }',
    path: '/ext/second-factor',
    reply: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Alokpath:a' },
    data: { setUpSecondFactor: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Alokpath:a' } },
    errorPath: ['setUpSecondFactor'],
  },
  'POST /ext/second-factor/enable': {
    field: 'Mutation.enableSecondFactor',
    query: `mutation { enableSecondFactor(input: { code: "123456" }) {
      recoveryCodes viewer { secondFactor { isEnabled recoveryCodesLeft } } } }`,
    path: '/ext/second-factor/enable',
    body: { code: '123456' },
    reply: { recoveryCodes: ['abcde-fghjk'] },
    after: [adminCall, secondFactor],
    data: {
      enableSecondFactor: {
        recoveryCodes: ['abcde-fghjk'],
        viewer: { secondFactor: { isEnabled: true, recoveryCodesLeft: 10 } },
      },
    },
    errorPath: ['enableSecondFactor'],
  },
  'POST /ext/second-factor/recovery-codes': {
    field: 'Mutation.newRecoveryCodes',
    query: 'mutation { newRecoveryCodes { recoveryCodes } }',
    path: '/ext/second-factor/recovery-codes',
    reply: { recoveryCodes: ['abcde-fghjk'] },
    data: { newRecoveryCodes: { recoveryCodes: ['abcde-fghjk'] } },
    errorPath: ['newRecoveryCodes'],
  },
  'DELETE /ext/second-factor': {
    field: 'Mutation.disableSecondFactor',
    query: 'mutation { disableSecondFactor { viewer { id } } }',
    path: '/ext/second-factor',
    reply: { message: 'Two-step login is off.' },
    after: [adminCall],
    data: { disableSecondFactor: { viewer: { id: 'u9' } } },
    errorPath: ['disableSecondFactor'],
  },
};
