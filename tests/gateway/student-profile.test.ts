// Saving the student's own profile: the data sent upstream, its version, and validation.
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent, aViewer } from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const UPDATE =
  'mutation ($input: UpdateStudentInput!) { updateStudent(input: $input) { student { id name } } }';

describe('saving the profile', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const input = {
    id: 's1',
    name: '  Aisha R.  ',
    certificateName: 'Aisha Rahman',
    dateOfBirth: '2008-05-04',
    gender: 'FEMALE',
    address: { street: '12 Green Road', city: 'Dhaka' },
    contactEmail: '',
    educationalBackground: { gradesGpa: '5.00' },
  };

  test('of another person is changed by an admin, with the version that was read; the photo is not sent', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('PATCH', '/students/student/update/s9', aStudent({ _id: 's9' }));
    const response = await executeAsStudent(UPDATE, { input: { ...input, id: 's9', version: 4 } });
    expect(dataOf(response)).toMatchObject({ updateStudent: { student: { id: 's9' } } });
    const { body } = upstream.call('PATCH', '/students/student/update/s9');
    expect(body).toMatchObject({ version: 4, personalInfo: { fullName: { name: 'Aisha R.' } } });
    expect(body).not.toHaveProperty('personalInfo.profilePhotoUrl');
  });

  test('sends the whole student in the form of upstream, with the photo, and nothing outside the profile', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on(
      'PATCH',
      '/students/student/update/s1',
      aStudent({ personalInfo: { fullName: { name: 'Aisha R.' } } }),
    );
    expect(dataOf(await executeAsStudent(UPDATE, { input }))).toEqual({
      updateStudent: { student: { id: 's1', name: 'Aisha R.' } },
    });
    const call = upstream.call('PATCH', '/students/student/update/s1');
    expect(call.headers.cookie).toBe(COOKIE);
    expect(call.body).toEqual({
      personalInfo: {
        profilePhotoUrl: '/media/files/photo.jpg',
        fullName: { name: 'Aisha R.', certificateName: 'Aisha Rahman' },
        dob: '2008-05-04',
        gender: 'Female',
        address: { street: '12 Green Road', city: 'Dhaka', district: null, division: null },
        contact: { email: null, mobile: null },
      },
      educationalBackground: {
        lastLevel: null,
        lastInstitution: null,
        gradesGPA: '5.00',
        currentStatus: null,
      },
    });
  });

  test.each([
    ['the one the person had read', { ...input, version: 3 }, 4, { version: 3 }],
    ['else the one stored', input, 4, { version: 4 }],
    ['nothing to a host that keeps no count', { ...input, version: 3 }, undefined, {}],
  ])('sends as version %s', async (_, input, stored, version) => {
    upstream.on(
      'GET',
      '/students/student',
      aViewer({ student: aStudent(stored === undefined ? {} : { version: stored }) }),
    );
    upstream.on('PATCH', '/students/student/update/s1', aStudent({ version: 5 }));
    const response = await executeAsStudent(UPDATE.replace('id name', 'version'), { input });
    expect(dataOf(response)).toEqual({ updateStudent: { student: { version: 5 } } });
    const {
      personalInfo: _info,
      educationalBackground: _education,
      ...rest
    } = upstream.call('PATCH', '/students/student/update/s1').body as Record<string, unknown>;
    expect(rest).toEqual(version);
  });

  test('is a CONFLICT when the record was changed in another place', async () => {
    const message = 'This record was changed in another place. Please reload it.';
    upstream.on('GET', '/students/student', aViewer({ student: aStudent({ version: 4 }) }));
    upstream.fail('PATCH', '/students/student/update/s1', 409, message);
    const { errors } = await executeAsStudent(UPDATE, { input: { ...input, version: 3 } });
    expect(errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }]);
  });

  const UPDATE_AND_VIEWER = UPDATE.replace('} }', '} viewer { user { userName } } }');

  test('returns the viewer with the new name, read again', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('PATCH', '/students/student/update/s1', aStudent());
    upstream.on('GET', '/students/student', aViewer({ userName: 'Aisha R.' }));
    expect(dataOf(await executeAsStudent(UPDATE_AND_VIEWER, { input }))).toMatchObject({
      updateStudent: { viewer: { user: { userName: 'Aisha R.' } } },
    });
  });

  test('is not a failed save when the viewer cannot be read again', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('PATCH', '/students/student/update/s1', aStudent());
    upstream.fail('GET', '/students/student', 503, 'down');
    expect(dataOf(await executeAsStudent(UPDATE_AND_VIEWER, { input }))).toEqual({
      updateStudent: { student: { id: 's1', name: 'Aisha' }, viewer: null },
    });
  });

  test('loses its photo, and keeps the rest of the section as it is stored', async () => {
    upstream.on('GET', '/students/student', aViewer({ student: aStudent({ version: 4 }) }));
    upstream.on('PATCH', '/students/student/update/s1', aStudent({ personalInfo: {}, version: 5 }));
    const remove = `mutation ($input: RemoveProfilePhotoInput!) {
      removeProfilePhoto(input: $input) { student { profilePhotoUrl version } }
    }`;
    const response = await executeAsStudent(remove, { input: { studentId: 's1' } });
    expect(dataOf(response)).toEqual({
      removeProfilePhoto: { student: { profilePhotoUrl: null, version: 5 } },
    });
    expect(upstream.call('PATCH', '/students/student/update/s1').body).toEqual({
      personalInfo: { ...aStudent().personalInfo, profilePhotoUrl: null },
      version: 4,
    });
  });

  test('keeps another person’s photo', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const remove =
      'mutation ($input: RemoveProfilePhotoInput!) { removeProfilePhoto(input: $input) { student { id } } }';
    const { errors } = await executeAsStudent(remove, { input: { studentId: 's2' } });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('rejects role, id and enrolment in the profile', async () => {
    for (const more of [
      { role: 'admin' },
      { _id: 'x' },
      { courseEnrollment: {} },
      { address: { role: 'admin' } },
    ]) {
      expect((await executeAsStudent(UPDATE, { input: { ...input, ...more } })).codes).toEqual([
        'BAD_USER_INPUT',
      ]);
    }
    expect(upstream.requestLines).toEqual([]);
  });

  test('rejects another person’s record and visitors before any write', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(UPDATE, { input: { ...input, id: 's2' } })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await execute(UPDATE, { input })).codes).toEqual(['UNAUTHENTICATED']);
  });

  test.each([
    ['name', { name: 'Ai\u202esha' }, 'CONTROL_CHARACTER'],
    ['certificateName', { certificateName: 'Aisha\nRahman' }, 'CONTROL_CHARACTER'],
    ['address.city', { address: { city: 'Dha\u0007ka' } }, 'CONTROL_CHARACTER'],
    ['contactEmail', { contactEmail: 'nobody' }, 'NOT_AN_EMAIL'],
    ['contactEmail', { contactEmail: 'a@example.com, b@example.com' }, 'NOT_AN_EMAIL'],
    ['contactEmail', { contactEmail: `${'a'.repeat(250)}@b.co` }, 'TEXT_TOO_LONG'],
  ])('refuses %s in %j', async (path, wrong, reason) => {
    upstream.on('GET', '/students/student', aViewer());
    const { errors } = await executeAsStudent(UPDATE, { input: { ...input, ...wrong } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path, reason }],
    });
  });

  const REFUSED_BY_UPSTREAM = {
    code: 'INVALID_FIELD',
    params: { field: 'personalInfo.dob', problem: 'is not valid' },
    fields: [
      'personalInfo.dob',
      'personalInfo.fullName.name',
      'personalInfo.contact.email',
      'personalInfo.address.city',
      'educationalBackground.gradesGPA',
    ].map((path) => ({ path, message: 'is not valid' })),
  };
  const refusedFields = {
    message: "'dateOfBirth' is not valid.",
    extensions: {
      reason: 'INVALID_FIELD',
      params: { field: 'dateOfBirth', problem: 'is not valid' },
      fieldErrors: [
        'dateOfBirth',
        'name',
        'contactEmail',
        'address.city',
        'educationalBackground.gradesGpa',
      ].map((path) => ({ path, message: 'is not valid' })),
    },
  };

  test('rejected by upstream has field errors, and a message, with the names of the input', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail(
      'PATCH',
      '/students/student/update/s1',
      400,
      "'personalInfo.dob' is not valid.",
      REFUSED_BY_UPSTREAM,
    );
    const { errors } = await executeAsStudent(UPDATE, { input });
    expect(errors).toMatchObject([refusedFields]);
  });

  test('rejected by upstream for a new record has the names of the input', async () => {
    upstream.on('GET', '/students/student', aViewer({ student: null }));
    upstream.fail(
      'POST',
      '/student/createstudent',
      400,
      "'personalInfo.dob' is not valid.",
      REFUSED_BY_UPSTREAM,
    );
    const { errors } = await executeAsStudent(
      'mutation { createStudent(input: { name: "Aisha" }) { student { id } } }',
    );
    expect(errors).toMatchObject([refusedFields]);
  });

  test('names every field that is wrong', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const long = 'x'.repeat(101);
    const wrong = {
      ...input,
      name: long,
      dateOfBirth: '2008-02-31',
      address: { city: long },
      educationalBackground: { gradesGpa: long },
    };
    const { errors } = await executeAsStudent(UPDATE, { input: wrong });
    expect(errors[0]?.extensions.fieldErrors?.map((field) => field.path)).toEqual([
      'dateOfBirth',
      'name',
      'address.city',
      'educationalBackground.gradesGpa',
    ]);
  });

  test.each(['tomorrow', '04-05-2008', '2999-01-01', '1899-12-31', '0001-01-01'])(
    'rejects %s as a date of birth',
    async (dateOfBirth) => {
      upstream.on('GET', '/students/student', aViewer());
      expect((await executeAsStudent(UPDATE, { input: { ...input, dateOfBirth } })).codes).toEqual([
        'BAD_USER_INPUT',
      ]);
    },
  );
});
