// The button that all forms share.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../../web/src/ui/forms/button.tsx';
import { isLoading, renderPage } from './render.tsx';

function Form({ onSend }: { onSend: () => void }) {
  const [loading, setLoading] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setLoading(true);
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" loading={loading} loadingText="Saving...">
        Save
      </Button>
      <button type="button" onClick={() => setLoading(false)}>
        End
      </button>
    </form>
  );
}

it('keeps the focus while it is loading, and sends its form once', async () => {
  let sent = 0;
  const { user } = renderPage(<Form onSend={() => (sent += 1)} />);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(isLoading(screen.getByRole('button', { name: 'Saving...' }))).toBe(true);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'a{Enter}');
  expect(sent).toBe(1);
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(isLoading(button)).toBe(false);
  await user.click(button);
  expect(sent).toBe(2);
});
