import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { savedViewer, saveSession } from '../../web/src/apollo/session.ts';
import { RequireAdmin, RequireLogin } from '../../web/src/layout/guards.tsx';
import { RequireGrant } from '../../web/src/layout/require-grant.tsx';
import { aViewer, queriesSettled, renderPage } from './render.tsx';

it('shows a spinner until the viewer is known, then redirects a visitor to /login and remembers the URL', async () => {
  renderPage(<RequireLogin />, { at: '/profile?tab=2' });
  expect(screen.getByText('Loading...').closest('[role=status]')).not.toBeNull();
  expect(await screen.findByText('at /login?returnTo=%2Fprofile%3Ftab%3D2')).toBeTruthy();
});

it('admits a logged-in user', async () => {
  const { router, client } = renderPage(<RequireLogin />, { at: '/profile', viewer: aViewer() });
  await screen.findByText('Loading...').then((spinner) => expect(spinner).toBeTruthy());
  await queriesSettled(client);
  expect(router.state.location.pathname).toBe('/profile');
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('keeps the user on the device, also without a layout, as in an exam', async () => {
  saveSession(null);
  const { client } = renderPage(<RequireLogin />, { at: '/exam/e1', viewer: aViewer() });
  await queriesSettled(client);
  await waitFor(() => expect(savedViewer()?.id).toBe('u1'));
});

it('is not fooled by the flag in local storage', async () => {
  saveSession(aViewer());
  expect(savedViewer()?.id).toBe('u1');
  renderPage(<RequireLogin />, { at: '/profile' });
  expect(await screen.findByText(/^at \/login/)).toBeTruthy();
});

it('admits the stored user while the backend cannot be reached', async () => {
  saveSession(aViewer());
  const unreachable = {
    message: 'Not now.',
    path: ['viewer'],
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  };
  const viewer = new CombinedGraphQLErrors({ errors: [unreachable] });
  const { router, client } = renderPage(<RequireLogin />, { at: '/profile', viewer });
  await queriesSettled(client);
  expect(router.state.location.pathname).toBe('/profile');
  expect(screen.queryByText('This page could not be shown')).toBeNull();
  expect(savedViewer()?.id).toBe('u1');
});

it('has no /boss for a student', async () => {
  renderPage(<RequireAdmin />, { at: '/boss', viewer: aViewer() });
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
});

it('redirects a visitor from /boss to /login', async () => {
  renderPage(<RequireAdmin />, { at: '/boss' });
  expect(await screen.findByText('at /login?returnTo=%2Fboss')).toBeTruthy();
});

it('has no /teaching for a student without a grant, and admits one with a grant', async () => {
  const { unmount } = renderPage(<RequireGrant />, { at: '/teaching', viewer: aViewer() });
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
  unmount();
  const viewer = { ...aViewer(), grantRole: 'MARKER' as const };
  const { router, client } = renderPage(<RequireGrant />, { at: '/teaching', viewer });
  await queriesSettled(client);
  expect(router.state.location.pathname).toBe('/teaching');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('redirects a visitor from /teaching to /login', async () => {
  renderPage(<RequireGrant />, { at: '/teaching' });
  expect(await screen.findByText('at /login?returnTo=%2Fteaching')).toBeTruthy();
});

it('shows under a heading that the viewer is unknown, and retries', async () => {
  renderPage(<RequireLogin />, { at: '/profile', viewer: new NetworkError('Failed to fetch') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page could not be shown' }),
  ).toBeTruthy();
  expect(document.title).toBe('This page could not be shown · Alokpath');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
