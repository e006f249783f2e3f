import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { paragraph, table, wordFile } from './questions/office-kit.ts';
import { useWorkerHere } from './questions/worker-here.ts';
import { aViewer, renderPage } from './render.tsx';

/** A worker whose script cannot be loaded. */
class BrokenWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  terminate(): void {}
}

const admin = aViewer({ role: 'ADMIN' });
beforeEach(useWorkerHere);

const renderNew = () =>
  renderPage(<NewExamRoute />, {
    viewer: admin,
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
  });

async function openImport(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  return within(await screen.findByRole('dialog', { name: /^Import questions/ }));
}

async function paste(user: UserEvent, dialog: ReturnType<typeof within>, text: string) {
  await user.click(dialog.getByLabelText('Questions as text'));
  await user.paste(text);
}

const two =
  '1. Find $x^2$\na) one\nb) two\nAnswer: b\nMarks: 2\n2. Broken\na) same\nb) same\nAnswer: a';

it('shows that a dialog cannot be loaded; the next click retries', async () => {
  const { user } = renderNew();
  const path = '../../web/src/features/admin/question-files/dialog/export-dialog.tsx';
  vi.doMock(path, () => {
    throw new Error('offline');
  });
  await user.click(await screen.findByRole('button', { name: 'Export questions' }));
  expect(
    await screen.findByText('Reading failed. Check the connection and try again.'),
  ).toBeTruthy();
  vi.doUnmock(path);
  await user.click(screen.getByRole('button', { name: 'Export questions' }));
  expect(await screen.findByRole('dialog', { name: 'Export questions' })).toBeTruthy();
});

it('asks before the page with a pasted text is left', async () => {
  const { user } = renderNew();
  const leave = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  const dialog = await openImport(user);
  expect(leave()).toBe(false);
  await paste(user, dialog, two);
  await dialog.findByRole('checkbox', { name: 'Import question 1' });
  expect(leave()).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(leave()).toBe(false);
});

it('Enter in a dialog does not submit the exam form', async () => {
  const { user } = renderNew();
  await user.type(await screen.findByLabelText('Title'), 'Vectors');
  const dialog = await openImport(user);
  await paste(user, dialog, two);
  (await dialog.findByRole('checkbox', { name: 'Import question 1' })).focus();
  await user.keyboard('{Enter}');
  dialog.getByRole('button', { name: 'Import 1 question' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('1 question was imported. Please save the exam.');
  await user.click(screen.getByRole('button', { name: 'Export questions' }));
  const formats = within(await screen.findByRole('dialog', { name: 'Export questions' }));
  formats.getByLabelText('Aiken').focus();
  await user.keyboard('{Enter}');
  await user.click(formats.getByRole('button', { name: 'Cancel' }));
  expect(
    screen.queryByText('Please check the marked fields.'),
    'the sentence after submitting: total marks are missing',
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
});

it('options keep their line breaks; points out of range are named as such', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  await paste(user, dialog, '1. Q\na) one\nmore\nb) two\nAnswer: a');
  await user.click(await dialog.findByRole('button', { name: 'Import 1 question' }));
  const option = await screen.findByLabelText<HTMLTextAreaElement>('Option A');
  await user.click(option);
  await user.tab();
  expect(option.value).toBe('one\nmore');
  const points = screen.getByLabelText('Points');
  await user.clear(points);
  await user.type(points, 'abc');
  const list = within((await screen.findByText(/^: Points: /)).closest('ul') as HTMLElement);
  expect(list.getByText(/0\.00001/)).toBeTruthy();
  expect(screen.queryByText(/The points are missing/)).toBeNull();
  expect(list.getByRole('button').closest('[role=status]')).toBeNull();
});

it('lists the other content of a file, and shows when the reader cannot be loaded', async () => {
  const { user } = renderNew();
  const dialog = await openImport(user);
  const picker = dialog.getByLabelText('Choose a file', { selector: 'input' });
  const file = wordFile(
    table(['Question', 'A', 'B', 'Answer'], ['One?', '1', '2', 'a']) + paragraph('2. Two?'),
  );
  fireEvent.change(picker, { target: { files: [new File([file as BlobPart], 'q.docx')] } });
  expect(
    await dialog.findByText(/Text outside of them was not, for example: 2\. Two\?/),
  ).toBeTruthy();
  vi.stubGlobal('Worker', BrokenWorker);
  fireEvent.input(dialog.getByLabelText('Questions as text'), { target: { value: two } });
  expect(
    await dialog.findByText('Reading failed. Check the connection and try again.'),
  ).toBeTruthy();
});
