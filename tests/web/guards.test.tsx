import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savedViewer, saveSession } from '../../web/src/apollo/session.ts';
import { RequireAdmin, RequireLogin } from '../../web/src/shell/guards.tsx';
import { aViewer, renderPage } from './render.tsx';

it('shows a spinner while it is not known who asks, then takes a visitor to /login and remembers the address', async () => {
  renderPage(<RequireLogin />, { at: '/profile?tab=2' });
  expect(screen.getByText('Loading...').closest('[role=status]')).not.toBeNull();
  expect(await screen.findByText('at /login?returnTo=%2Fprofile%3Ftab%3D2')).toBeTruthy();
});

it('lets somebody in who is logged in', async () => {
  const { router } = renderPage(<RequireLogin />, { at: '/profile', viewer: aViewer() });
  await screen.findByText('Loading...').then((spinner) => expect(spinner).toBeTruthy());
  await new Promise((done) => setTimeout(done, 30));
  expect(router.state.location.pathname).toBe('/profile');
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('is not fooled by the flag in local storage', async () => {
  saveSession(aViewer());
  expect(savedViewer()?.id).toBe('u1');
  renderPage(<RequireLogin />, { at: '/profile' });
  expect(await screen.findByText(/^at \/login/)).toBeTruthy();
});

it('has no /boss for a student', async () => {
  renderPage(<RequireAdmin />, { at: '/boss', viewer: aViewer() });
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
});

it('takes a visitor from /boss to /login', async () => {
  renderPage(<RequireAdmin />, { at: '/boss' });
  expect(await screen.findByText('at /login?returnTo=%2Fboss')).toBeTruthy();
});

it('says under a heading that it cannot tell who asks, and looks again', async () => {
  renderPage(<RequireLogin />, { at: '/profile', viewer: new TypeError('Failed to fetch') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy();
  expect(document.title).toBe('This page could not be shown · Alokpath');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
