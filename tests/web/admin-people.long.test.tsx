// The admin pages of people: search in the URL, enrolling by hand, the role, deletion.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { ConfirmPasswordDocument } from '../../web/src/confirmation/generated/confirm-dialog.ts';
import { PeopleRouteDocument } from '../../web/src/features/admin/people/generated/people.route.ts';
import { Component as PeopleRoute } from '../../web/src/features/admin/people/people.route.tsx';
import {
  BlockPersonDocument,
  ChangeRoleDocument,
  CourseChoicesDocument,
  DeletePersonAccountDocument,
  DeletePersonDocument,
  EndEnrollmentDocument,
  EndPersonSessionsDocument,
  EnrollStudentDocument,
  PersonRouteDocument,
  SendResetCodeDocument,
} from '../../web/src/features/admin/people/person/generated/person.route.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import {
  account,
  activityWith,
  anEnrollment,
  people,
  person,
  personWith,
  renderPerson,
  state,
  student,
  viewer,
} from './admin-people-kit.tsx';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const sessionsEnded = {
  data: {
    endPersonSessions: {
      __typename: 'EndPersonSessionsPayload',
      person: { __typename: 'Person', id: 's2' },
    },
  },
};
const blocked = {
  data: {
    blockPerson: { __typename: 'BlockPersonPayload', person: state('2026-03-02T10:00:00.000Z') },
  },
};

it('searches people; the search is in the URL', async () => {
  const person = { ...state(), createdAt: null, student, account };
  const mocks = [people('', []), people('Tania', [person])];
  const { user, router } = renderPage(<PeopleRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/people',
    mocks,
  });
  await screen.findByText('There are no students yet.');
  await user.type(screen.getByLabelText('Name, email address or mobile number'), ' Tania{Enter}');
  const link = await screen.findByRole('link', { name: 'Tania' });
  expect(link.getAttribute('href')).toBe('/boss/people/s2');
  expect(router.state.location.search).toBe('?q=Tania');
  const field = screen.getByLabelText<HTMLInputElement>('Name, email address or mobile number');
  expect(document.activeElement).toBe(field);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field.value).toBe(''));
});

it('shows the number of a login as people write it', async () => {
  const byPhone = { ...account, email: null, phoneNumber: '8801812345678' };
  renderPage(<PeopleRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/people',
    mocks: [people('', [{ __typename: 'Person', id: 's2', student, account: byPhone }])],
  });
  expect(await screen.findByRole('cell', { name: '01812345678' })).toBeTruthy();
});

it('names a person without a name by the login, in the list, the title and before a deletion', async () => {
  const byPhone = { email: null, phoneNumber: '8801812345678' };
  const unnamed = { ...student, name: null };
  const row = { __typename: 'Person', id: 's2', student: unnamed };
  const list = renderPage(<PeopleRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/people',
    mocks: [people('', [{ ...row, account: { ...account, ...byPhone } }])],
  });
  expect(await screen.findByRole('link', { name: '01812345678' })).toBeTruthy();
  list.unmount();

  const { user } = renderPerson([
    personWith([], [], { account: byPhone, student: { name: null } }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: '01812345678' })).toBeTruthy();
  for (const button of ['Delete the record', 'Delete the account']) {
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “01812345678”?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  }
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(screen.getByRole('dialog', { name: /01812345678/ })).toBeTruthy();
});

it('enrols a student by hand with a note about the payment, and ends the enrolment', async () => {
  const input = {
    studentId: 's2',
    courseId: 'c1',
    category: 'ACADEMIC',
    paymentNote: 'bKash 1234',
  };
  const { user } = renderPerson([
    person(),
    {
      request: { query: CourseChoicesDocument },
      result: {
        data: {
          viewer,
          admissionCourses: [{ __typename: 'AdmissionCourse', id: 'du', name: 'Dhaka' }],
          courses: [{ __typename: 'Course', id: 'c1', title: 'Physics' }],
        },
      },
    },
    {
      request: { query: EnrollStudentDocument, variables: { input } },
      result: {
        data: {
          enrollStudent: {
            __typename: 'EnrollStudentPayload',
            person: {
              __typename: 'Person',
              id: 's2',
              enrollments: [anEnrollment('c1', 'Physics', 'bKash 1234')],
            },
          },
        },
      },
    },
    person(anEnrollment('c1', 'Physics', 'bKash 1234')),
    {
      request: {
        query: EndEnrollmentDocument,
        variables: { input: { studentId: 's2', courseId: 'c1', category: 'ACADEMIC' } },
      },
      result: {
        data: {
          endEnrollment: {
            __typename: 'EndEnrollmentPayload',
            person: { __typename: 'Person', id: 's2', enrollments: [] },
          },
        },
      },
    },
    person(),
  ]);
  await screen.findByText('Not enrolled in any course.');
  await user.click(screen.getByRole('button', { name: 'Enroll in a course' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Enroll in a course' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await dialog.findByText('Please fill this in.');
  await user.selectOptions(dialog.getByLabelText('Course'), 'Physics');
  await user.type(dialog.getByLabelText('Note about the payment'), 'bKash 1234');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Payment: bKash 1234');
  const progress = within(screen.getByRole('group', { name: 'Progress in courses' }));
  expect(await progress.findByRole('cell', { name: 'Physics' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End the enrollment: Physics' }));
  const question = within(screen.getByRole('dialog', { name: 'End the enrollment in “Physics”?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'the access to the course; progress and results stay',
    'the note about the payment',
  ]);
  await user.click(question.getByRole('button', { name: 'End the enrollment' }));
  await screen.findByText('Not enrolled in any course.');
  await waitFor(() => expect(progress.queryByRole('cell', { name: 'Physics' })).toBeNull());
});

it("asks for the admin's password before a role changes", async () => {
  const change = { query: ChangeRoleDocument, variables: { input: { id: 'u2', role: 'ADMIN' } } };
  const { user } = renderPerson([
    person(),
    {
      request: change,
      result: refusal('FORBIDDEN', 'Confirm your password first.', {
        reason: 'CONFIRMATION_REQUIRED',
      }),
    },
    {
      request: { query: ConfirmPasswordDocument, variables: { input: { password: 'secret' } } },
      result: {
        data: {
          confirmPassword: {
            __typename: 'ConfirmPasswordPayload',
            confirmedUntil: '2026-01-01T10:05:00.000Z',
          },
        },
      },
    },
    {
      request: change,
      result: {
        data: {
          updateUser: {
            __typename: 'UpdateUserPayload',
            user: { __typename: 'User', id: 'u2', role: 'ADMIN' },
          },
        },
      },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Make an admin' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Make an admin' })).getByRole('button', {
      name: 'Make an admin',
    }),
  );
  await waitFor(() => expect(document.querySelector('input[type=password]')).not.toBeNull());
  const password = document.querySelector('input[type=password]');
  if (password) await user.type(password, 'secret{Enter}');
  await screen.findByRole('button', { name: 'Make a student' });
});

it('lists the content that is deleted with a student record, and returns to the list', async () => {
  const { user } = renderPerson([
    person(anEnrollment('c1', 'Physics')),
    {
      request: { query: DeletePersonDocument, variables: { input: { id: 's2' } } },
      result: { data: { deleteStudent: { __typename: 'DeleteStudentPayload', deletedId: 's2' } } },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete the record' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Tania”?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'the profile with its photo',
    '1 enrollment',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('at /boss/people');
});

it('shows progress, results, attempts and sessions', async () => {
  renderPerson([person()]);
  const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr');
  expect((await rowOf('Biology'))?.textContent).toContain('42%');
  expect((await rowOf('Waves'))?.textContent).toContain('12.5');
  expect((await rowOf('Motion'))?.textContent).toContain('running');
  await screen.findByText('Chrome, Android');
});

it('blocks a person after a question, ends sessions and sends a code', async () => {
  const variables = { input: { studentId: 's2' } };
  const { user } = renderPerson([
    person(),
    {
      request: { query: SendResetCodeDocument, variables },
      result: {
        data: {
          sendResetCode: { __typename: 'SendResetCodePayload', sentTo: 'tania@mail.test' },
        },
      },
    },
    {
      request: { query: EndPersonSessionsDocument, variables },
      result: sessionsEnded,
    },
    activityWith([]),
    {
      request: { query: BlockPersonDocument, variables },
      result: blocked,
    },
    activityWith([]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send a code for a new password' }));
  await screen.findByText('A code was sent to tania@mail.test');
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const end = within(screen.getByRole('dialog', { name: 'Log Tania out everywhere?' }));
  await user.click(end.getByRole('button', { name: 'Log out everywhere' }));
  await screen.findByText('Not logged in anywhere.');
  const heading = screen.getByRole('heading', { name: 'Login' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const block = within(screen.getByRole('dialog', { name: 'Block Tania?' }));
  expect(
    block.getByText('nothing is deleted, and you can unblock the person at any time'),
  ).toBeTruthy();
  expect(block.queryByText('This is deleted with it:')).toBeNull();
  await user.click(block.getByRole('button', { name: 'Block' }));
  await screen.findByText(/^Blocked since/);
  await screen.findByRole('button', { name: 'Unblock' });
});

it.each([
  ['Delete the account', DeletePersonAccountDocument, { studentId: 's2' }],
  ['Delete the record', DeletePersonDocument, { id: 's2' }],
])(
  '%s: says what to do first with somebody on a published merit list',
  async (name, query, input) => {
    const { user } = renderPerson([
      person(),
      {
        request: { query, variables: { input } },
        result: refusal('CONFLICT', 'Exclude the attempt first.', {
          reason: 'IN_PUBLISHED_MERIT_LIST',
        }),
      },
    ]);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Tania”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const text = await dialog.findByText(/Exclude the attempt first/);
    // Nothing is archived, and repeating the call changes nothing.
    expect(text.textContent?.trim()).toBe('Exclude the attempt first.');
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeTruthy();
  },
);

it("deletes an account after the admin's password, and returns to the list", async () => {
  const request = {
    query: DeletePersonAccountDocument,
    variables: { input: { studentId: 's2' } },
  };
  const unconfirmed: Mock = {
    request,
    result: refusal('FORBIDDEN', 'Confirm your password first.', {
      reason: 'CONFIRMATION_REQUIRED',
    }),
  };
  const { user } = renderPerson([
    person(),
    unconfirmed,
    unconfirmed,
    {
      request: { query: ConfirmPasswordDocument, variables: { input: { password: 'secret' } } },
      result: {
        data: {
          confirmPassword: {
            __typename: 'ConfirmPasswordPayload',
            confirmedUntil: '2026-01-01T10:05:00.000Z',
          },
        },
      },
    },
    {
      request,
      result: { data: { deletePerson: { __typename: 'DeletePersonPayload', deletedId: 's2' } } },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Tania”?' }));
  const password = () => document.querySelector('input[type=password]');
  const remove = async () => {
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(password()).not.toBeNull());
  };
  await remove();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(password()).toBeNull());
  await remove();
  const field = password();
  if (field) await user.type(field, 'secret{Enter}');
  await screen.findByText('at /boss/people');
});

it('shows that a block has ended the sessions', async () => {
  const { user } = renderPerson([
    person(),
    {
      request: { query: BlockPersonDocument, variables: { input: { studentId: 's2' } } },
      result: blocked,
    },
    activityWith([]),
  ]);
  await screen.findByText('Chrome, Android');
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Block Tania?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await screen.findByText('Not logged in anywhere.');
  expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull();
});

it('says that the sessions have ended although they cannot be read again', async () => {
  const { user } = renderPerson([
    person(),
    {
      request: { query: EndPersonSessionsDocument, variables: { input: { studentId: 's2' } } },
      result: sessionsEnded,
    },
    activityWith(null),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Log Tania out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  await screen.findByText('The person is logged out everywhere');
  const login = screen.getByRole('heading', { name: 'Login' }).closest('section');
  await waitFor(() => expect(login?.textContent).toContain('This could not be loaded.'));
  expect(screen.queryByText('Chrome, Android')).toBeNull();
});

it('keeps the page, and what is typed into its dialog, if the record does not load again', async () => {
  const { user, client } = renderPerson([
    person(),
    { request: person().request, error: new NetworkError('offline') },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add a board exam result' }));
  await user.type(screen.getByLabelText('Exam'), 'SSC');
  await act(() => client.refetchQueries({ include: [PersonRouteDocument] }));
  await screen.findByRole('button', { name: 'Try again' });
  const dialog = within(screen.getByRole('dialog', { name: 'Add a board exam result' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Exam').value).toBe('SSC');
});

it('writes the day of Bangladesh on which somebody joined into the exported file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = (content: Blob) => {
    void content.text().then((text) => saved.push(text));
    return 'blob:people';
  };
  URL.revokeObjectURL = () => undefined;
  const row = { ...state(), createdAt: '2026-01-01T20:00:00.000Z', student, account };
  const list = people('', [row]);
  const { user } = renderPage(<PeopleRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/people',
    mocks: [
      list,
      {
        ...list,
        request: {
          query: PeopleRouteDocument,
          variables: { search: '', state: null, after: null, first: 100 },
        },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved[0]).toContain('2026-01-02'));
});
