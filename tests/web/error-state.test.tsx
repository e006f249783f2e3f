import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { ErrorState } from '../../web/src/ui/page/error-state.tsx';
import { renderPage } from './render.tsx';

const failure = (code: string, message = '') =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message, extensions: { code, requestId: '7f3a-11' } }],
  });

it('shows the id of the request for an internal error, so that it can be reported', async () => {
  renderPage(<ErrorState error={failure('UPSTREAM_UNAVAILABLE')} />);
  expect(
    await screen.findByText(
      'Error: The server is busy or cannot be reached. Try again in a moment.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('If this keeps happening, quote this number: 7f3a-11')).toBeTruthy();
});

it('shows no id if the reason is shown, and if there was no response', async () => {
  renderPage(<ErrorState error={failure('FORBIDDEN', 'Enroll first.')} />);
  expect(await screen.findByText('Error: Enroll first.')).toBeTruthy();
  renderPage(<ErrorState error={new NetworkError('Failed to fetch')} />);
  expect(await screen.findByText(/^This is not on your device yet/)).toBeTruthy();
  expect(screen.queryByText(/tell us this number/)).toBeNull();
});

it('offers no retry if access is denied', async () => {
  renderPage(
    <ErrorState
      error={failure('FORBIDDEN', 'This is not your result.')}
      onRetry={() => undefined}
    />,
  );
  expect(await screen.findByText('Error: This is not your result.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  renderPage(<ErrorState error={failure('UPSTREAM_UNAVAILABLE')} onRetry={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
