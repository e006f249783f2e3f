// What a mutation returns is read again after its write. A failed read must not look like a failed
// write: the client would repeat it.
import { expect, test } from 'vitest';
import { anAdmin, aStudent, aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const { execute, executeAsStudent, upstream } = useGateway({
  extensions: ['accounts', 'grants', 'people', 'rosters'],
});

const PERSON = '/ext/people/s1';
const ROSTER = '/ext/examcampaigns/x1/roster';

test.each([
  [
    'giveGrant(input: { studentId: "s1", courseId: "c1", category: ACADEMIC, role: MARKER }) { person { id } }',
    ['PUT', `${PERSON}/grants/academic/c1`, PERSON],
    { person: null },
  ],
  [
    'endGrant(input: { studentId: "s1", courseId: "c1", category: ACADEMIC }) { person { id } }',
    ['DELETE', `${PERSON}/grants/academic/c1`, PERSON],
    { person: null },
  ],
  [
    'endPersonSessions(input: { studentId: "s1" }) { person { id } }',
    ['DELETE', `${PERSON}/sessions`, PERSON],
    { person: null },
  ],
  [
    'applyRosterImport(input: { campaignId: "x1", importId: "i1" }) { roster { isActive } campaign { id } }',
    ['POST', `${ROSTER}/imports/i1/apply`, '/examcampaigns/x1'],
    { roster: { isActive: true }, campaign: null },
  ],
  [
    'removeRoster(input: { campaignId: "x1" }) { roster { isActive } campaign { id } }',
    ['DELETE', ROSTER, '/examcampaigns/x1'],
    { roster: { isActive: true }, campaign: null },
  ],
] as const)('%s', async (mutation, [method, written, read], payload) => {
  upstream.on('GET', '/students/student', anAdmin());
  upstream.on(method, written, { active: true });
  upstream.fail('GET', read, 503);
  const data = dataOf(await executeAsStudent(`mutation { ${mutation} }`));
  expect(Object.values(data)).toEqual([payload]);
});

const VIEWER = '/students/student';

test('enroll returns the record and the course of a stored enrolment', async () => {
  const student = aStudent({ courseEnrollment: {} });
  upstream.on('GET', VIEWER, aViewer({ student }));
  upstream.on('POST', '/students/student/enroll', { message: 'Done.', student: aStudent() });
  upstream.fail('GET', VIEWER, 503);
  upstream.on('GET', '/course/c1', { _id: 'c1' });
  const mutation = `mutation { enroll(input: { courseId: "c1", category: ACADEMIC }) {
    message student { id } course { id isEnrolled } } }`;
  expect(dataOf(await executeAsStudent(mutation))).toEqual({
    enroll: { message: 'Done.', student: { id: 's1' }, course: { id: 'c1', isEnrolled: true } },
  });
});

test('enroll returns no course if it cannot be read', async () => {
  upstream.on('GET', VIEWER, aViewer());
  upstream.on('POST', '/students/student/enroll', {});
  upstream.on('GET', VIEWER, aViewer());
  upstream.fail('GET', '/admissioncourse/universities/uni2', 503);
  const mutation = `mutation { enroll(input: { courseId: "uni2", category: ADMISSION_PREP }) {
    student { id } admissionCourse { id } } }`;
  expect(dataOf(await executeAsStudent(mutation))).toEqual({
    enroll: { student: { id: 's1' }, admissionCourse: null },
  });
});

test('registerForExamCampaign returns no campaign if it cannot be read', async () => {
  upstream.on('GET', VIEWER, aViewer());
  upstream.on('POST', '/examcampaigns/register', {});
  upstream.fail('GET', '/examcampaigns/x1', 503);
  const input = '{ campaignId: "x1", basicInfo: { name: "Aisha" } }';
  const mutation = `mutation { registerForExamCampaign(input: ${input}) {
    student { id } campaign { id } } }`;
  expect(dataOf(await executeAsStudent(mutation))).toEqual({
    registerForExamCampaign: { student: { id: 's1' }, campaign: null },
  });
});

const USER = { _id: 'u1', email: 'aisha@alokpath.test', role: 'student' };
const SIGNED_IN = {
  viewer: { id: 'u1', user: { email: 'aisha@alokpath.test' }, student: null },
};

test.each([
  ['verifyOtp(input: { otp: "123456" })', '/auth/verify', USER],
  [
    'login(input: { email: "aisha@alokpath.test", password: "secret" })',
    '/auth/student/login',
    { message: 'Welcome.', user: USER },
  ],
])('%s returns the account of the new session', async (mutation, path, reply) => {
  upstream.reply('POST', path, {
    body: reply,
    headers: [['set-cookie', 'alokpath_session=new; Path=/']],
  });
  upstream.fail('GET', VIEWER, 503);
  const response = await execute(
    `mutation { ${mutation} { viewer { id user { email } student { id } } } }`,
  );
  expect(Object.values(dataOf(response))).toEqual([SIGNED_IN]);
  expect(response.setCookies.join()).toContain('alokpath_session=new');
});

test.each([
  ['refreshViewer', 'PUT', '/user', USER],
  ['endSession(input: { id: "x1" })', 'DELETE', '/ext/sessions/x1', {}],
  ['endOtherSessions', 'DELETE', '/ext/sessions', {}],
  ['disableSecondFactor', 'DELETE', '/ext/second-factor', {}],
  ['enableSecondFactor(input: { code: "1234" })', 'POST', '/ext/second-factor/enable', {}],
  ['newRecoveryCodes', 'POST', '/ext/second-factor/recovery-codes', {}],
] as const)('%s returns no viewer', async (mutation, method, path, reply) => {
  upstream.on(method, path, reply);
  upstream.fail('GET', VIEWER, 503);
  const data = dataOf(await executeAsStudent(`mutation { ${mutation} { viewer { id } } }`));
  expect(Object.values(data)).toEqual([{ viewer: null }]);
});
