// Board exam results in the profile: students add, edit and delete their own entries; those of the
// office are read-only.
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import {
  CreateAcademicResultDocument,
  DeleteAcademicResultDocument,
  UpdateAcademicResultDocument,
} from '../../web/src/features/students/academic-results/generated/academic-results.ts';
import { Component as ProfileRoute } from '../../web/src/features/students/profile/profile.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aStudent, enrollments, profileOf } from './profile-kit.tsx';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const aResult = (id: string, parts: object = {}) => ({
  __typename: 'AcademicResult',
  id,
  examName: 'SSC',
  institution: 'Savar Model School',
  board: 'Dhaka',
  year: 2022,
  grade: 'A+',
  gpa: 5,
  recordedBy: 'STUDENT',
  ...parts,
});

async function open(
  academicResults: object[] | null,
  mocks: Mock[] = [],
  { lang = 'en' as 'en' | 'bn', error = {} } = {},
) {
  const route = profileOf(aStudent({ enrollments, academicResults }));
  const page = renderPage(<ProfileRoute />, {
    at: '/profile?tab=education',
    viewer: aViewer(),
    lang,
    mocks: [{ ...route, result: { ...(route.result as object), ...error } }, ...mocks],
  });
  const region = within(
    await screen.findByRole('region', {
      name: lang === 'en' ? 'Board exam results' : 'বোর্ড পরীক্ষার ফল',
    }),
  );
  return { ...page, region };
}

const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('lists them, the newest year first, with grade point average, grade, board and school', async () => {
  const { region } = await open([
    aResult('a'),
    aResult('b', { examName: 'HSC', year: 2024, gpa: 4.83, grade: null }),
  ]);
  expect(names()).toEqual(['HSC 2024', 'SSC 2022']);
  expect(region.getByText('GPA 4.83')).toBeTruthy();
  expect(region.getByText('GPA 5 · Grade A+')).toBeTruthy();
  expect(region.getAllByText('Dhaka · Savar Model School')).toHaveLength(2);
});

it('has Bengali digits in Bengali', async () => {
  const { region } = await open([aResult('a', { gpa: 4.83 })], [], { lang: 'bn' });
  expect(region.getByText('জিপিএ ৪.৮৩ · গ্রেড A+')).toBeTruthy();
  expect(region.getByRole('heading', { name: 'SSC ২০২২' })).toBeTruthy();
});

it('shows a message when there are none, and when they could not be loaded', async () => {
  const emptyPage = await open([]);
  expect(emptyPage.region.getByText(/^No results yet/)).toBeTruthy();
  emptyPage.unmount();
  const { region } = await open(null, [], { error: refusal('UPSTREAM_TIMEOUT', 'too slow') });
  expect(region.getByRole('alert').textContent).toMatch(/^Error: /);
  expect(region.queryByRole('button', { name: 'Add a result' })).toBeNull();
});

it('adds a result, typed with Bengali digits, and shows it without another request', async () => {
  const input = {
    studentId: 's1',
    examName: 'HSC',
    year: 2024,
    gpa: 4.83,
    grade: null,
    board: 'Dhaka',
    institution: null,
  };
  const added = aResult('b', {
    examName: 'HSC',
    year: 2024,
    gpa: 4.83,
    grade: null,
    institution: null,
  });
  const { user, region } = await open(
    [aResult('a')],
    [
      {
        request: { query: CreateAcademicResultDocument, variables: { input } },
        result: {
          data: {
            createAcademicResult: {
              __typename: 'CreateAcademicResultPayload',
              academicResult: added,
            },
          },
        },
      },
    ],
  );
  await user.click(region.getByRole('button', { name: 'Add a result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a result' }));
  await user.type(dialog.getByLabelText('Exam'), 'HSC');
  await user.type(dialog.getByLabelText('Year'), '২০২৪');
  await user.type(dialog.getByLabelText('GPA'), '৪.৮৩');
  await user.type(dialog.getByLabelText('Education board'), 'Dhaka');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await region.findByRole('heading', { name: 'HSC 2024' })).toBeTruthy();
  expect(names()).toEqual(['HSC 2024', 'SSC 2022']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('rejects invalid values in the form: no exam, a future year, a GPA above 5', async () => {
  const { user, region } = await open([]);
  await user.click(region.getByRole('button', { name: 'Add a result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a result' }));
  await user.type(dialog.getByLabelText('Year'), String(new Date().getFullYear() + 1));
  await user.type(dialog.getByLabelText('GPA'), '5.1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const text of [
    'Please enter the exam.',
    'Enter a year from 1950 to this one.',
    'A GPA is a number from 0 to 5.00.',
  ])
    expect(await dialog.findByText(text)).toBeTruthy();
});

it('changes a result, and keeps the form with the reason when the server rejects it', async () => {
  const { user, region } = await open(
    [aResult('a', { grade: null })],
    [
      {
        request: {
          query: UpdateAcademicResultDocument,
          variables: {
            input: {
              id: 'a',
              examName: 'SSC',
              year: 2022,
              gpa: 4.5,
              grade: null,
              board: 'Dhaka',
              institution: 'Savar Model School',
            },
          },
        },
        result: { data: null, ...refusal('FORBIDDEN', 'Not yours.') } as Mock['result'] & object,
      },
    ],
  );
  await user.click(region.getByRole('button', { name: 'Edit: SSC 2022' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the result' }));
  await user.clear(dialog.getByLabelText('GPA'));
  await user.type(dialog.getByLabelText('GPA'), '4.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByText('Not yours.')).closest('[role=alert]')).toBeTruthy();
});

it('asks before it deletes a result, and removes it from the list', async () => {
  const { user, region } = await open(
    [aResult('a'), aResult('b', { examName: 'HSC', year: 2024 })],
    [
      {
        request: { query: DeleteAcademicResultDocument, variables: { input: { id: 'b' } } },
        result: {
          data: {
            deleteAcademicResult: { __typename: 'DeleteAcademicResultPayload', deletedId: 'b' },
          },
        },
      },
    ],
  );
  await user.click(region.getByRole('button', { name: 'Delete: HSC 2024' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this result?' }));
  expect(
    dialog.getByText('HSC 2024 is deleted from your profile. This cannot be undone.'),
  ).toBeTruthy();
  expect(names()).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(names).toEqual(['SSC 2022']);
});

it('offers no change of results that the office has entered', async () => {
  const { region } = await open([aResult('a', { recordedBy: 'ADMIN' })]);
  expect(region.getByText('Entered by an admin')).toBeTruthy();
  expect(region.queryByRole('button', { name: /SSC/ })).toBeNull();
});
