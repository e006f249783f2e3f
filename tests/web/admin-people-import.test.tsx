// Imports of students on the page of people: the dry run, storing, and invitations.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PeopleRouteDocument } from '../../web/src/features/admin/people/generated/people.route.ts';
import {
  CheckStudentImportDocument,
  ImportStudentsDocument,
  SendInvitationsDocument,
} from '../../web/src/features/admin/people/import/generated/import-students.ts';
import { readStudents } from '../../web/src/features/admin/people/import/read-students.ts';
import { Component as PeopleRoute } from '../../web/src/features/admin/people/people.route.tsx';
import { textOfFile } from '../../web/src/features/admin/rosters/read-list.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const people = (state: 'INVITED' | null): Mock => ({
  request: { query: PeopleRouteDocument, variables: { search: '', state, after: null } },
  result: {
    data: {
      viewer: { __typename: 'Viewer', id: 'u1' },
      people: {
        __typename: 'PersonConnection',
        nodes: [],
        totalCount: 0,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
});
const renderPeople = (at: string, mocks: Mock[]) =>
  renderPage(<PeopleRoute />, { viewer: aViewer({ role: 'ADMIN' }), at, mocks });

it('reads addresses, names and schools, also from a file in UTF-16', async () => {
  const text = 'নাম,মোবাইল,কলেজ\nরাফি,01712345678,Dhaka College\n,,\nSumi,sumi@mail.test,';
  const rows = [
    { line: 2, address: '01712345678', name: 'রাফি', institution: 'Dhaka College' },
    { line: 4, address: 'sumi@mail.test', name: 'Sumi' },
  ];
  expect(readStudents(text)).toEqual(rows);
  const units = Uint16Array.from([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))]);
  const file = new File([units], 'students.csv');
  expect(readStudents(await textOfFile(file))).toEqual(rows);
});

it('shows a dry run with every problem at its line, then imports', async () => {
  const input = {
    rows: [
      { line: 1, address: 'rafi@mail.test', name: 'Rafi' },
      { line: 2, address: 'nobody' },
      { line: 3, address: 'RAFI@mail.test' },
    ],
  };
  const outcome = {
    __typename: 'StudentImport',
    newCount: 1,
    existingCount: 0,
    problems: [
      {
        __typename: 'StudentImportProblem',
        line: 2,
        address: 'nobody',
        kind: 'INVALID_ADDRESS',
        firstLine: null,
      },
      {
        __typename: 'StudentImportProblem',
        line: 3,
        address: 'RAFI@mail.test',
        kind: 'DOUBLED',
        firstLine: 1,
      },
    ],
  };
  const { user } = renderPeople('/boss/people', [
    people(null),
    {
      request: { query: CheckStudentImportDocument, variables: { input } },
      result: {
        data: { checkStudentImport: { __typename: 'CheckStudentImportPayload', import: outcome } },
      },
    },
    {
      request: { query: ImportStudentsDocument, variables: { input } },
      result: {
        data: { importStudents: { __typename: 'ImportStudentsPayload', import: outcome } },
      },
    },
    people(null),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import students' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import students' }));
  await user.click(dialog.getByRole('button', { name: 'Check the list' }));
  await dialog.findByText('There are no students in this text.');
  await user.click(dialog.getByLabelText('Students'));
  await user.paste('rafi@mail.test,Rafi\nnobody\nRAFI@mail.test');
  await user.click(dialog.getByRole('button', { name: 'Check the list' }));
  const summary = (await dialog.findByText('1 new account')).parentElement;
  expect(document.activeElement).toBe(summary);
  expect(dialog.getByText('nobody').closest('tr')?.textContent).toContain('neither an email');
  dialog.getByText('the same address as in line 1');
  await user.click(dialog.getByRole('button', { name: 'Import 1 student' }));
  await screen.findByText('1 student imported');
});

it('counts an address once whose lines are sent in different parts', async () => {
  const others = Array.from({ length: 999 }, (_, index) => ({
    line: index + 2,
    address: `student${index}@mail.test`,
  }));
  const parts = [
    [{ line: 1, address: '০১৭১২-৩৪৫৬৭৮' }, ...others],
    [{ line: 1003, address: 'nobody' }],
  ];
  const checkOf = (rows: object[], newCount: number, problems: object[]): Mock => ({
    request: { query: CheckStudentImportDocument, variables: { input: { rows } } },
    result: {
      data: {
        checkStudentImport: {
          __typename: 'CheckStudentImportPayload',
          import: { __typename: 'StudentImport', newCount, existingCount: 0, problems },
        },
      },
    },
  });
  const { user } = renderPeople('/boss/people', [
    people(null),
    checkOf(parts[0] ?? [], 1000, []),
    checkOf(parts[1] ?? [], 0, [
      {
        __typename: 'StudentImportProblem',
        line: 1003,
        address: 'nobody',
        kind: 'INVALID_ADDRESS',
        firstLine: null,
      },
    ]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import students' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import students' }));
  await user.click(dialog.getByLabelText('Students'));
  const lines = ['০১৭১২-৩৪৫৬৭৮', ...others.map(({ address }) => address)];
  await user.paste([...lines, '+880 1712 345678', 'STUDENT0@mail.test', 'nobody'].join('\n'));
  await user.click(dialog.getByRole('button', { name: 'Check the list' }));
  await dialog.findByText('1,000 new accounts');
  dialog.getByText('3 lines with an error, which are left out');
  dialog.getByText('the same address as in line 1');
  dialog.getByText('the same address as in line 2');
});

it('asks before a pasted list is discarded, also after its dry run', async () => {
  const input = { rows: [{ line: 1, address: 'rafi@mail.test' }] };
  const outcome = { __typename: 'StudentImport', newCount: 1, existingCount: 0, problems: [] };
  const { user } = renderPeople('/boss/people', [
    people(null),
    {
      request: { query: CheckStudentImportDocument, variables: { input } },
      result: {
        data: { checkStudentImport: { __typename: 'CheckStudentImportPayload', import: outcome } },
      },
    },
  ]);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Import students' }));
    return within(screen.getByRole('dialog', { name: 'Import students' }));
  };
  let dialog = await open();
  const area = () => dialog.getByLabelText<HTMLTextAreaElement>('Students');
  await user.click(area());
  await user.paste('rafi@mail.test');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(area().value).toBe('rafi@mail.test');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.click(dialog.getByRole('button', { name: 'Check the list' }));
  await dialog.findByText('1 new account');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.click(dialog.getByRole('button', { name: 'Back to the list' }));
  expect(area().value).toBe('rafi@mail.test');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends invitations until none is left, and shows where it stopped', async () => {
  const send = (sentCount: number, leftCount: number): Mock => ({
    request: { query: SendInvitationsDocument },
    result: {
      data: { sendInvitations: { __typename: 'SendInvitationsPayload', sentCount, leftCount } },
    },
  });
  const { user } = renderPeople('/boss/people?state=invited', [
    people('INVITED'),
    send(10, 12),
    {
      request: { query: SendInvitationsDocument },
      result: refusal('RATE_LIMITED', 'No more today.', { reason: 'MESSAGES_USED_UP' }),
    },
    people('INVITED'),
    send(10, 2),
    send(2, 0),
    people('INVITED'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send invitations' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send invitations' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  expect((await dialog.findByText(/^10 invitations sent\. ./)).textContent).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await screen.findByText('12 invitations sent.');
});
