// Shared by the tests of two admins, or two tabs, that edit the same item.
import { screen, within } from '@testing-library/react';
import type { Mock, MockResult } from './render.tsx';

/** The refusal of a change that is based on an older revision. */
export const refused = {
  errors: [
    {
      message: 'Somebody else has changed this since it was opened.',
      extensions: { code: 'CONFLICT', reason: 'CHANGED_SINCE_OPENED' },
    },
  ],
};

/**
 * Responds to the changes of an item in turn.
 * @param field of the mutation
 * @param saved what the mutation returns
 * @returns the sent inputs
 */
export function responding(
  query: Mock['request']['query'],
  field: string,
  saved: object,
  ...results: (MockResult | 'saved')[]
) {
  const sent: object[] = [];
  const __typename = `${field.charAt(0).toUpperCase()}${field.slice(1)}Payload`;
  const success = { data: { [field]: { __typename, ...saved } } };
  const mocks = results.map(
    (result): Mock => ({
      request: {
        query,
        variables: ({ input }) => {
          sent.push(input);
          return true;
        },
      },
      result: result === 'saved' ? success : result,
    }),
  );
  return { sent, mocks };
}

/** The dialog that shows both versions. */
export const conflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));

/** The parts of the item that differ, in the dialog. */
export const differingParts = (dialog: Awaited<ReturnType<typeof conflict>>) =>
  dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
