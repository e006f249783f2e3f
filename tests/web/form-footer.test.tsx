import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormFooter } from '../../web/src/features/admin/form/form-footer.tsx';
import { isLoading, renderPage } from './render.tsx';

it('has a second save button that keeps the focus while the form is saved, and ignores clicks', async () => {
  let pressCount = 0;
  const footer = (
    <FormFooter
      failure={null}
      isSaving
      onCancel={() => undefined}
      secondarySave={{
        label: 'Save and next',
        onPress: () => {
          pressCount += 1;
        },
      }}
    />
  );
  const { user } = renderPage(footer);
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save and next' });
  expect(next.disabled).toBe(false);
  expect(isLoading(next)).toBe(true);
  await user.click(next);
  expect(pressCount).toBe(0);
});
