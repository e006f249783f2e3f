import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileRouteDocument } from '../../web/src/features/students/profile/generated/profile.route.ts';
import { Component as ProfileRoute } from '../../web/src/features/students/profile/profile.route.tsx';
import { TopBar } from '../../web/src/layout/navigation/top-bar.tsx';
import {
  address,
  aStudent,
  background,
  enrollments,
  profile,
  profileOf,
  renderProfile,
  stored,
  update,
} from './profile-kit.tsx';
import { aViewer, type MockResult, refusal, renderPage } from './render.tsx';

it("shows 'No student data available' without a record", async () => {
  renderPage(<ProfileRoute />, { viewer: aViewer(), mocks: [profileOf(null)] });
  expect(await screen.findByText('No student data available')).toBeTruthy();
});

it('has three tabs that a click or an arrow key changes', async () => {
  const { user } = await renderProfile();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Personal Information',
    'Educational Background',
    'Course Enrollment',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Personal Information' })).toBeTruthy();
  expect(screen.getByText('1 May 2008')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  expect(
    within(screen.getByRole('tabpanel', { name: 'Educational Background' })).getByText(
      'Savar Model School',
    ),
  ).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(
    await screen.findByRole('tab', { selected: true, name: 'Course Enrollment' }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
});

it('sends the whole student with the personal section replaced, shows the stored values and closes the editor', async () => {
  const { user } = await renderProfile(
    update(
      {
        ...profile,
        name: 'Nusrat J. Mim',
        contactMobile: '01811223344',
        address: { ...address, city: null },
        educationalBackground: background,
      },
      stored({ name: 'Nusrat J. Mim' }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit personal information' }));
  await user.clear(editor.getByLabelText('Name'));
  await user.type(editor.getByLabelText('Name'), 'Nusrat J. Mim');
  await user.clear(editor.getByLabelText('Mobile'));
  await user.type(editor.getByLabelText('Mobile'), '+880 ১৮১১-২২৩৩৪৪');
  await user.clear(editor.getByLabelText('City'));
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Nusrat J. Mim').length).toBeGreaterThan(0);
});

it('closes the editor without sending anything', async () => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The editor with something typed into it. */
async function renderChanged() {
  const page = await renderProfile();
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog'));
  await page.user.type(editor.getByLabelText('Name'), ' Mim');
  return { ...page, editor };
}

it.each(['the cross', 'Escape'])(
  'asks before %s discards unsaved changes, and keeps them when the person stays',
  async (way) => {
    const { user, editor } = await renderChanged();
    const close = () =>
      way === 'Escape'
        ? user.keyboard('{Escape}')
        : user.click(editor.getByRole('button', { name: 'Close' }));
    await close();
    const question = within(
      await screen.findByRole('alertdialog', { name: 'You have changes that are not saved.' }),
    );
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect((editor.getByLabelText('Name') as HTMLInputElement).value).toBe('Nusrat Jahan Mim');
    await close();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Nusrat Jahan Mim', { selector: 'p' })).toBeNull();
  },
);

it('asks before another page discards unsaved changes', async () => {
  const { user, router } = await renderChanged();
  void router.navigate('/courses');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/');
  void router.navigate('/courses');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /courses')).toBeTruthy();
});

it('asks before another tab discards unsaved changes', async () => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Last level'), ' and more');
  await user.click(screen.getByRole('tab', { name: 'Course Enrollment' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((screen.getByLabelText('Last level') as HTMLInputElement).value).toBe('SSC and more');
  await user.click(screen.getByRole('tab', { name: 'Course Enrollment' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('region', { name: 'Admission preparation' })).toBeTruthy();
});

it('shows inside the editor that nothing was stored, and keeps the input', async () => {
  const { user } = await renderProfile(
    update(
      { ...profile, name: 'Nusrat Jahan Mim', address, educationalBackground: background },
      refusal('UPSTREAM_TIMEOUT', 'too slow'),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog'));
  await user.type(editor.getByLabelText('Name'), ' Mim');
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(
    await editor.findByText('The server is busy or cannot be reached. Try again in a moment.'),
  ).toBeTruthy();
  expect((editor.getByLabelText('Name') as HTMLInputElement).value).toBe('Nusrat Jahan Mim');
});

it('shows a new name in the top bar at once', async () => {
  const name = 'Nusrat Jahan Mim';
  const input = { ...profile, name, address, educationalBackground: background };
  const renamed = aViewer({ userName: name });
  const { user } = renderPage(
    <>
      <TopBar onMenu={() => undefined} />
      <ProfileRoute />
    </>,
    {
      viewer: aViewer(),
      mocks: [profileOf(aStudent({ enrollments })), update(input, stored({ name }, renamed))],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog'));
  await user.type(editor.getByLabelText('Name'), ' Mim');
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('banner')).findByText(name)).toBeTruthy();
});

it('shows the sign-up address of a person without a name', async () => {
  renderPage(<ProfileRoute />, {
    viewer: aViewer(),
    mocks: [profileOf(aStudent({ name: null, enrollments }))],
  });
  expect(await screen.findByRole('img', { name: 'Photo of nusrat@alokpath.test' })).toBeTruthy();
});

it.each([
  ['Email', 'nusrat', 'This is not an email address.'],
  ['Mobile', '12345', 'A mobile number has 11 digits and starts with 01.'],
])('shows under %s what is wrong with %j and sends nothing', async (label, text, expectedText) => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog'));
  await user.clear(editor.getByLabelText(label));
  await user.type(editor.getByLabelText(label), text);
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(await editor.findByText(expectedText)).toBeTruthy();
  expect(editor.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

it('sends the whole student with the educational background replaced', async () => {
  const changed = { ...background, gradesGpa: '4.89' };
  const { user } = await renderProfile(
    update(
      { ...profile, address, educationalBackground: changed },
      stored({ educationalBackground: { __typename: 'EducationalBackground', ...changed } }),
    ),
  );
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Grades / GPA'));
  await user.type(screen.getByLabelText('Grades / GPA'), '4.89');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4.89')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
});

it('shows a rejection of the server under its field and keeps the editor open', async () => {
  const refused: MockResult = {
    errors: [
      {
        message: 'Please check the marked fields.',
        extensions: {
          code: 'BAD_USER_INPUT',
          fieldErrors: [
            { path: 'educationalBackground.lastLevel', message: 'At most 100 characters, please.' },
          ],
        },
      },
    ],
  };
  const { user } = await renderProfile(
    update({ ...profile, address, educationalBackground: background }, refused),
  );
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 100 characters, please.')).toBeTruthy();
  expect(screen.getByLabelText('Last level').getAttribute('aria-invalid')).toBe('true');
});

it('discards the changes on Cancel', async () => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('tab', { name: 'Educational Background' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Last level'), ' and more');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('SSC')).toBeTruthy();
});

it('shows the enrolments by category, only to read', async () => {
  const { user } = await renderProfile();
  await user.click(screen.getByRole('tab', { name: 'Course Enrollment' }));
  const group = within(screen.getByRole('region', { name: 'Admission preparation' }));
  expect(group.getByText('Total enrolled').nextSibling?.textContent).toBe('1');
  expect(
    group.getByRole('progressbar', { name: 'Overall progress' }).getAttribute('aria-valuenow'),
  ).toBe('25');
  expect(group.getByText('25%')).toBeTruthy();
  expect(group.getByRole('link', { name: 'Dhaka University' }).getAttribute('href')).toBe(
    '/courses/admission/du-ka/units',
  );
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it("shows 'Failed to fetch enrolled courses' when only these could not be loaded", async () => {
  const { user } = renderPage(<ProfileRoute />, {
    viewer: aViewer(),
    mocks: [
      {
        request: { query: ProfileRouteDocument },
        result: {
          data: {
            viewer: {
              __typename: 'Viewer',
              id: 'u1',
              hasAccountSecurity: true,
              canDownloadData: true,
              student: aStudent({ enrollments: null }),
            },
          },
          ...refusal('UPSTREAM_TIMEOUT', 'too slow'),
        },
      },
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'Course Enrollment' }));
  expect(screen.getByText('Failed to fetch enrolled courses')).toBeTruthy();
});
