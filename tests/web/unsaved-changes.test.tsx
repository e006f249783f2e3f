import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../web/src/unsaved-changes/use-unsaved-changes.tsx';
import { renderPage } from './render.tsx';

function Form({ label, onDiscard }: { readonly label: string; readonly onDiscard: () => void }) {
  const [text, setText] = useState('');
  const unsaved = useUnsavedChanges({ onDiscard });
  useReportUnsaved(unsaved.report, text !== '');
  return (
    <>
      <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />
      {unsaved.question}
    </>
  );
}

function PageWithDialog({ discarded }: { readonly discarded: string[] }) {
  const navigate = useNavigate();
  return (
    <>
      <Form label="Page" onDiscard={() => discarded.push('page')} />
      <Form label="Dialog" onDiscard={() => discarded.push('dialog')} />
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Leave
      </button>
    </>
  );
}

it('asks about the form of the page while nothing has been typed into a dialog over it', async () => {
  const discarded: string[] = [];
  const { user } = renderPage(<PageWithDialog discarded={discarded} />, {
    at: '/form',
    path: '/form',
  });
  await user.type(await screen.findByLabelText('Page'), 'typed');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Page').value).toBe('typed');
  expect(discarded).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByText('at /elsewhere');
  expect(discarded).toEqual(['page']);
});
