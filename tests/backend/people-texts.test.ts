// Rules for texts about people, and for required texts: what is refused, with the field and a code.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contest from './exam-campaign-kit.ts';
import { createCampaign, useExamCampaigns } from './exam-campaign-kit.ts';
import { type ApiResponse, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  person = await backend.student();
});
afterAll(() => backend.close());
useExamCampaigns();

const patch = (body: object) =>
  person.send('PATCH', `/students/student/update/${person.studentId}`, { body });
const fieldsOf = ({ status, body }: ApiResponse) => [
  status,
  body.fields?.map((field: { path: string; code: string }) => `${field.path} ${field.code}`),
];
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const HIDDEN = ['a\tb', 'a\nb', 'a\u0007b', `a${RIGHT_TO_LEFT_OVERRIDE}b`, 'a\u2067b', 'a\u2028b'];

describe('a profile', () => {
  it.each(HIDDEN)('refuses %j as a name', async (name) => {
    expect(fieldsOf(await patch({ personalInfo: { fullName: { name } } }))).toEqual([
      400,
      ['personalInfo.fullName.name HAS_CONTROL_CHARACTER'],
    ]);
  });

  it.each([
    ['fullName', 'certificateName'],
    ['address', 'street'],
    ['contact', 'mobile'],
  ])('refuses control characters in %s.%s', async (part, name) => {
    expect(fieldsOf(await patch({ personalInfo: { [part]: { [name]: 'a\u202eb' } } }))).toEqual([
      400,
      [`personalInfo.${part}.${name} HAS_CONTROL_CHARACTER`],
    ]);
  });

  it('accepts joiners, which Bengali names need, and trims', async () => {
    const name = 'র‍্যাব্বি আহমেদ';
    const { body } = await patch({ personalInfo: { fullName: { name: ` ${name} ` } } });
    expect(body.personalInfo.fullName).toEqual({ name });
  });

  it.each(['\u200b', '\u2800\u3164', ' \u00a0 '])(
    'clears a name without a visible character (%j)',
    async (name) => {
      const { body } = await patch({ personalInfo: { fullName: { name } } });
      expect(body.personalInfo.fullName).toEqual({});
    },
  );

  it.each(['nobody', 'a@b', 'a b@example.com', 'a@example.com, b@example.com'])(
    'refuses %j as a contact e-mail',
    async (email) => {
      expect(fieldsOf(await patch({ personalInfo: { contact: { email } } }))).toEqual([
        400,
        ['personalInfo.contact.email IS_NOT_EMAIL'],
      ]);
    },
  );

  it('refuses a contact e-mail of more than 254 characters', async () => {
    const store = (length: number) =>
      patch({ personalInfo: { contact: { email: `${'a'.repeat(length - 5)}@b.co` } } });
    expect((await store(254)).status).toBe(200);
    expect(fieldsOf(await store(255))).toEqual([400, ['personalInfo.contact.email IS_TOO_LONG']]);
  });

  // Blanks that can be matched in two ways would take minutes.
  it('refuses a long text of blanks as a contact e-mail', async () => {
    const email = `${' '.repeat(700_000)}x`;
    expect((await patch({ personalInfo: { contact: { email } } })).status).toBe(400);
  });

  it('accepts an e-mail with surrounding spaces, and clears it', async () => {
    const store = async (email: string | null) =>
      (await patch({ personalInfo: { contact: { email } } })).body.personalInfo.contact;
    expect(await store(' rafi@example.com ')).toEqual({ email: 'rafi@example.com' });
    for (const nothing of ['', '  ', null]) expect(await store(nothing)).toEqual({});
  });

  it('refuses a name without a visible character in the questions after sign-up', async () => {
    const plan = { schoolClass: null, goal: null };
    for (const name of ['', '  ', '\u200b'])
      expect(fieldsOf(await person.put('/ext/study-plan', { ...plan, name }))).toEqual([
        400,
        ['name IS_MISSING'],
      ]);
    expect(fieldsOf(await person.put('/ext/study-plan', { ...plan, name: 'a\u202eb' }))).toEqual([
      400,
      ['name HAS_CONTROL_CHARACTER'],
    ]);
  });
});

describe('a registration for a contest', () => {
  const registerWith = async (basicInfo: object) => {
    const campaignId = await createCampaign();
    const student = await contest.backend.student();
    const { studentId } = student;
    const response = await student.post('/examcampaigns/register', {
      campaignId,
      studentId,
      basicInfo,
    });
    return { response, campaignId };
  };

  it.each([
    [{ name: ' \u200b' }, 'name IS_MISSING'],
    [{ name: 'a\u202eb' }, 'name HAS_CONTROL_CHARACTER'],
    [
      { name: 'Rafi', institution: 'a\u0000b'.replace('\u0000', '\u0001') },
      'institution HAS_CONTROL_CHARACTER',
    ],
    [{ name: 'Rafi', email: 'nobody' }, 'email IS_NOT_EMAIL'],
  ])('with %j is refused', async (basicInfo, field) => {
    const { response } = await registerWith(basicInfo);
    expect(fieldsOf(response)).toEqual([400, [`basicInfo.${field}`]]);
  });

  it('is stored without surrounding and empty texts', async () => {
    const { campaignId } = await registerWith({ name: ' Rafi ', institution: ' ', district: '' });
    const { body } = await contest.admin.get(`/ext/examcampaigns/${campaignId}/registrations`);
    expect(body[0].basicInfo).toEqual({ name: 'Rafi' });
  });
});

describe('a required text of blanks', () => {
  const campaign = { title: '\u200b ' };
  const assignment = { title: ' ', course: { _id: 'free10', category: 'academic' } };
  it.each([
    ['/campaigns', campaign, 'title'],
    ['/assignments', assignment, 'title'],
    ['/academiccourse/academicCourses', { courseCode: 'c', title: '  ', price: 0 }, 'title'],
    ['/course/free10/createsubject', { subjectName: '  ' }, 'subjectName'],
    ['/admissioncourse/universities', { courseCode: 'u', name: '\t', enrollmentFee: 0 }, 'name'],
    ['/multisubjectexams/mcqs', { title: '' }, 'title'],
  ])('is missing for %s', async (url, body, field) => {
    const { status, body: refused } = await admin.post(url, body);
    expect(status).toBe(400);
    expect(refused.fields).toContainEqual({
      path: field,
      message: 'is missing',
      code: 'IS_MISSING',
    });
  });
});

it('an import stores names without line breaks and changes of the text direction', async () => {
  const rows = [{ line: 1, address: 'turned@example.com', name: 'Ra\u202efi\tAhmed \u0007' }];
  await admin.post('/ext/people/imports', { rows });
  const [{ student }] = (await admin.get('/ext/people?q=turned@example.com')).body;
  expect(student.personalInfo.fullName.name).toBe('Rafi Ahmed');
});
