import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { saveSession } from '../../web/src/apollo/session.ts';
import { LogoutDocument } from '../../web/src/features/auth/login/generated/logout.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { Layout } from '../../web/src/layout/layout.tsx';
import { Footer } from '../../web/src/layout/navigation/footer.tsx';
import { navItems } from '../../web/src/layout/navigation/nav-items.ts';
import { SideNavigation } from '../../web/src/layout/navigation/side-navigation.tsx';
import { TopBar } from '../../web/src/layout/navigation/top-bar.tsx';
import {
  aViewer,
  type Mock,
  type MockResult,
  queriesSettled,
  refusal,
  renderPage,
} from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const hrefs = (who: Parameters<typeof navItems>[0]) => navItems(who).map(({ to }) => to);
const logout = (result: MockResult): Mock => ({ request: { query: LogoutDocument }, result });

it('shows a student the five links of the specification, an admin /boss as well, and both the settings last', () => {
  const five = ['/student-dashboard', '/profile', '/courses', '/exams', '/campaigns'];
  const user = { isLoggedIn: true, isAdmin: false, isTeaching: false };
  expect(hrefs(user)).toEqual([...five, '/settings']);
  expect(hrefs({ ...user, isAdmin: true })).toEqual([...five, '/boss', '/settings']);
  expect(hrefs({ ...user, isTeaching: true })).toEqual([...five, '/teaching', '/settings']);
});

it('shows Teaching only to viewers with a grant', async () => {
  const { client, unmount } = renderPage(<SideNavigation />, { viewer: aViewer() });
  await queriesSettled(client);
  expect(screen.queryByRole('link', { name: 'Teaching' })).toBeNull();
  unmount();
  renderPage(<SideNavigation />, { viewer: { ...aViewer(), grantRole: 'MARKER' } });
  const link = await screen.findByRole('link', { name: 'Teaching' });
  expect(link.getAttribute('href')).toBe('/teaching');
});

it('shows a visitor Home, Campaigns, Login, Signup and Courses as links', async () => {
  renderPage(<SideNavigation />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual({
    Home: '/',
    Courses: '/courses',
    Campaigns: '/campaigns',
    Login: '/login',
    Signup: '/signup',
  });
});

it.each([
  ['en', '01712345678'],
  ['bn', '০১৭১২৩৪৫৬৭৮'],
] as const)(
  'shows the phone number of a student without a name as people write it (%s)',
  async (lang, number) => {
    const { student, ...viewer } = aViewer({
      userName: null,
      email: null,
      phoneNumber: '8801712345678',
    });
    renderPage(<TopBar onMenu={() => undefined} />, {
      viewer: { ...viewer, student: student && { ...student, name: null } },
      lang,
    });
    expect(await screen.findByText(number)).toBeTruthy();
    expect(screen.getByRole('link', { name: new RegExp(number) })).toBeTruthy();
  },
);

it('has Login and Signup in the bar of a visitor, which link back to the current page', async () => {
  const { client, unmount } = renderPage(<TopBar onMenu={() => undefined} />, {
    at: '/courses?q=physics',
  });
  await queriesSettled(client);
  const entrance = () => within(screen.getByRole('navigation', { name: 'Login and Signup' }));
  expect(entrance().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login?returnTo=%2Fcourses%3Fq%3Dphysics',
  );
  expect(entrance().getByRole('link', { name: 'Signup' }).getAttribute('href')).toBe(
    '/signup?returnTo=%2Fcourses%3Fq%3Dphysics',
  );
  unmount();

  renderPage(<TopBar onMenu={() => undefined} />, { at: '/login?returnTo=%2Fcampaigns' });
  expect(entrance().getByRole('link', { name: 'Signup' }).getAttribute('href')).toBe(
    '/signup?returnTo=%2Fcampaigns',
  );
});

it('has no Login in the bar of a logged-in user', async () => {
  const { client } = renderPage(<TopBar onMenu={() => undefined} />, { viewer: aViewer() });
  await queriesSettled(client);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it.each(['Dashboard', 'Profile', 'Exams'])(
  "toasts 'Please login first' when a visitor chooses %s",
  async (item) => {
    const { user, router } = renderPage(<SideNavigation />);
    await user.click(screen.getByRole('button', { name: item }));
    expect(await screen.findByText('Please login first')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  },
);

it('shows the configured contact in the footer, social links that fetch nothing, and quick links', async () => {
  const facebookUrl = 'https://www.facebook.com/school';
  renderPage(<Footer />, {
    contact: {
      phone: '+880 2-5500 0000',
      email: 'help@school.example',
      address: 'Dhaka',
      facebookUrl,
    },
  });
  const foot = within(screen.getByRole('contentinfo'));
  expect(await foot.findByText('Dhaka')).toBeTruthy();
  const hrefs = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
  const contact = ['tel:+880255000000', 'mailto:help@school.example', facebookUrl];
  expect(hrefs).toEqual([
    ...contact,
    '/courses/admission',
    '/courses/academic',
    '/campaigns',
    '/signup',
  ]);
});

it('shows samples as samples, without links', async () => {
  renderPage(<Footer />, {
    contact: { phone: '01XXX-XXXXXX', email: 'name@example.com', isSample: true },
  });
  expect(await screen.findByText('01XXX-XXXXXX (sample)')).toBeTruthy();
  expect(screen.getByText('name@example.com (sample)')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /sample|@/ })).toBeNull();
});

it('shows no contact in the footer if none is configured', async () => {
  const { client } = renderPage(<Footer />);
  await queriesSettled(client);
  expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Follow us' })).toBeNull();
});

it('is shown in a browser without storage', async () => {
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
    vi.spyOn(Storage.prototype, call).mockImplementation(refuse),
  );
  const { user } = renderPage(<Layout />);
  await user.click(await screen.findByLabelText('Collapse menu'));
  expect(screen.getByLabelText('Expand menu')).toBeTruthy();
  for (const spy of spies) spy.mockRestore();
});

it('logs out: flag and user are removed, and the visitor is on /', async () => {
  saveSession(aViewer());
  const { user } = renderPage(<SideNavigation />, {
    at: '/profile',
    viewer: aViewer(),
    mocks: [logout({ data: { logout: { __typename: 'LogoutPayload', message: 'Logged out' } } })],
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(await screen.findByText('Logged out')).toBeTruthy();
  expect([localStorage.getItem('isLoggedin'), localStorage.getItem('user')]).toEqual([null, null]);
});

it('keeps the person logged in when the logout failed', async () => {
  saveSession(aViewer());
  const { user } = renderPage(<SideNavigation />, {
    viewer: aViewer(),
    mocks: [logout(refusal('UPSTREAM_TIMEOUT', 'x'))],
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(
    await screen.findByText('The server is busy or cannot be reached. Try again in a moment.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(localStorage.getItem('isLoggedin')).toBe('true');
});

it('shows name, role and picture at the top only to a logged-in user; the picture links to the profile, the logo to the home page', async () => {
  const { unmount } = renderPage(<TopBar onMenu={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Alokpath' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: /Profile/ })).toBeNull();
  unmount();

  renderPage(<TopBar onMenu={() => undefined} />, { viewer: aViewer({ role: 'ADMIN' }) });
  const bar = within(screen.getByRole('banner'));
  await waitFor(() => expect(bar.getByText('Nusrat Jahan')).toBeTruthy());
  expect(bar.getByText('Admin')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Profile of Nusrat Jahan' }).getAttribute('href')).toBe(
    '/profile',
  );
});

it('changes the language in the bar, also for a logged-in user, with the name of the site', async () => {
  const { user } = renderPage(<TopBar onMenu={() => undefined} />, { viewer: aViewer() });
  const bar = within(screen.getByRole('banner'));
  await bar.findByText('Nusrat Jahan');
  const [forPhones] = bar.getAllByRole('button', { name: 'বাংলা', hidden: true }).slice(-1);
  if (!forPhones) throw new Error('no switch');
  await user.click(forPhones);
  expect(await bar.findByText('শিক্ষার্থী')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'আলোকপথ' }).getAttribute('href')).toBe('/');
});

it('closes the menu of a phone when the URL changes, by Back too, and opens it again at the new one', async () => {
  const { user, router, container } = renderPage(<Layout />, {
    at: '/courses',
    path: '*',
    before: '/',
  });
  const menu = container.querySelector<HTMLDialogElement>('#mobile-menu') ?? expect.fail('no menu');
  const open = screen.getByRole('button', { name: 'Open menu' });
  for (const leave of [() => router.navigate(-1), () => router.navigate('/campaigns')]) {
    await user.click(open);
    expect(menu.open).toBe(true);
    await act(leave);
    await waitFor(() => expect(menu.open).toBe(false));
  }
  await user.click(open);
  await user.click(within(menu).getByRole('button', { name: 'Close menu' }));
  expect(menu.open).toBe(false);
  await user.click(open);
  expect(menu.open).toBe(true);
});
