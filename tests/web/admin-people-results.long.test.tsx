// Admins enter, change and delete the academic results of a student.
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import {
  AddPersonResultDocument,
  ChangePersonResultDocument,
  DeletePersonResultDocument,
} from '../../web/src/features/admin/people/person/generated/academic-results.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { person, personWith, renderPerson } from './admin-people-kit.tsx';
import { refusal } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const ssc = {
  __typename: 'AcademicResult',
  id: 'ar1',
  examName: 'SSC',
  year: 2021,
  gpa: 4.5,
  grade: null,
  board: 'Dhaka',
  institution: null,
  recordedBy: 'STUDENT',
};
const values = {
  examName: 'SSC',
  year: 2021,
  gpa: 4.75,
  grade: null,
  board: 'Dhaka',
  institution: null,
};

it('adds an academic result with the rules of the student’s own form', async () => {
  const input = { studentId: 's2', ...values, gpa: null };
  const added = { ...ssc, gpa: null, recordedBy: 'ADMIN' };
  const { user } = renderPerson([
    person(),
    {
      request: { query: AddPersonResultDocument, variables: { input } },
      result: {
        data: {
          createAcademicResult: {
            __typename: 'CreateAcademicResultPayload',
            academicResult: { __typename: 'AcademicResult', id: 'ar1' },
          },
        },
      },
    },
    personWith([], [added]),
  ]);
  await screen.findByText('No board exam results.');
  await user.click(screen.getByRole('button', { name: 'Add a board exam result' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a board exam result' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please fill this in.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Exam'), ' SSC ');
  await user.type(dialog.getByLabelText('Year'), '2999');
  await user.type(dialog.getByLabelText('GPA'), '5.01');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a year from 1950 to this one.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('GPA'));
  await user.clear(dialog.getByLabelText('Year'));
  await user.type(dialog.getByLabelText('Year'), '২০২১');
  await user.type(dialog.getByLabelText('Education board'), 'Dhaka');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('SSC 2021')).toBeTruthy();
  expect(screen.getByText('entered by an admin; the student cannot change it')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes a result that the student has entered, and shows a rejection of the server at its field', async () => {
  const change = { query: ChangePersonResultDocument };
  const { user } = renderPerson([
    personWith([], [ssc]),
    {
      request: { ...change, variables: { input: { id: 'ar1', ...values, gpa: 4.755 } } },
      result: refusal('BAD_USER_INPUT', 'At most two decimals.', {
        reason: 'GPA_DECIMALS',
        fieldErrors: [{ path: 'gpa', message: 'Has three decimals.' }],
      }),
    },
    {
      request: { ...change, variables: { input: { id: 'ar1', ...values } } },
      result: {
        data: {
          updateAcademicResult: {
            __typename: 'UpdateAcademicResultPayload',
            academicResult: { ...ssc, gpa: 4.75 },
          },
        },
      },
    },
    personWith([], [{ ...ssc, gpa: 4.75 }]),
  ]);
  expect(await screen.findByText('GPA 4.5 · Dhaka')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit: SSC 2021' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the board exam result' }));
  const gpa = dialog.getByLabelText('GPA');
  await user.clear(gpa);
  await user.type(gpa, '4.755');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('At most two decimals.')).toBeTruthy();
  await user.clear(gpa);
  await user.type(gpa, '4.75');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('GPA 4.75 · Dhaka')).toBeTruthy();
});

it('deletes an academic result after a question', async () => {
  const { user } = renderPerson([
    personWith([], [ssc]),
    {
      request: { query: DeletePersonResultDocument, variables: { input: { id: 'ar1' } } },
      result: {
        data: {
          deleteAcademicResult: { __typename: 'DeleteAcademicResultPayload', deletedId: 'ar1' },
        },
      },
    },
    person(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete: SSC 2021' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('No board exam results.')).toBeTruthy();
});
