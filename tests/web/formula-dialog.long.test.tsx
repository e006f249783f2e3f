// The formula dialog: its two views, formulas that it refuses, and the button in questions. A fake
// replaces the math field, which has separate tests (math-field.test.ts).
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import type { MathFieldProps } from '../../web/src/features/admin/formulas/dialog/math-field.tsx';
import { formulaAt } from '../../web/src/features/admin/formulas/formula-at.ts';
import { aViewer, rememberViewer, renderPage } from './render.tsx';

// The form of an exam waits for its author, to whom drafts belong.
beforeEach(() => rememberViewer(aViewer({ role: 'ADMIN' })));

const chunk = vi.hoisted(() => ({ isThere: true, canShow: true, isBroken: false }));

vi.mock('../../web/src/features/admin/formulas/dialog/math-field.tsx', () => ({
  get default() {
    if (!chunk.isThere) throw new Error('no connection');
    return FakeField;
  },
}));

/** Writes a half, then a fraction with an empty box. */
function FakeField({ latex, labelledBy, onChange, onUnknown, onEnter }: MathFieldProps) {
  if (chunk.isBroken) throw new Error('no fonts');
  if (!chunk.canShow) queueMicrotask(onUnknown);
  return (
    <div>
      <output aria-labelledby={labelledBy}>{latex}</output>
      <button type="button" onClick={() => onChange('\\frac12', true)}>
        half
      </button>
      <button type="button" onClick={() => onChange('\\frac1{}', false)}>
        box
      </button>
      <button type="button" onClick={onEnter}>
        enter
      </button>
    </div>
  );
}

beforeEach(() => {
  chunk.isThere = true;
  chunk.canShow = true;
  chunk.isBroken = false;
});

const renderNew = () =>
  renderPage(<NewExamRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
    mocks: [],
  });

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const openDialog = async (user: ReturnType<typeof renderNew>['user'], name = 'Add a formula') => {
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  return within(await screen.findByRole('dialog', { name }));
};

it('puts a formula of the keyboard at the cursor of a question, and opens it again from there', async () => {
  const { user } = renderNew();
  await user.type(field('Text of the question'), 'Is  more?');
  field('Text of the question').setSelectionRange(3, 3);
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'half' }));
  expect(await dialog.findByRole('status', { name: 'Formula' })).toHaveProperty(
    'textContent',
    '\\frac12',
  );
  await user.click(dialog.getByRole('button', { name: 'enter' }));
  await waitFor(() => expect(field('Text of the question').value).toBe('Is $\\frac12$ more?'));
  await waitFor(() => expect(document.activeElement).toBe(field('Text of the question')));

  field('Text of the question').setSelectionRange(6, 6);
  const again = await openDialog(user, 'Edit the formula');
  await user.click(again.getByRole('checkbox', { name: 'On a line of its own' }));
  await user.click(again.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(field('Text of the question').value).toBe('Is $$\\frac12$$ more?'));
});

it('inserts into the field that had the focus last, not into one of a dialog', async () => {
  const { user } = renderNew();
  await user.click(field('Option B'));
  for (const value of ['$x$', '$x$$x$']) {
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'LaTeX' }));
    await user.type(dialog.getByLabelText('Formula as LaTeX'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(field('Option B').value).toBe(value));
  }
});

it('keeps both views in step, rejects empty boxes, and opens in the view that was used last', async () => {
  const { user } = renderNew();
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'box' }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(dialog.getByText('Fill in the empty boxes, or delete them.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'LaTeX' }));
  expect(dialog.getByLabelText('Formula as LaTeX')).toHaveProperty('value', '\\frac1{}');
  await user.type(dialog.getByLabelText('Formula as LaTeX'), '+x$');
  expect(dialog.getByText(/cannot contain a dollar sign/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openDialog(user);
  expect(again.getByRole('button', { name: 'LaTeX', pressed: true })).toBeTruthy();
  await user.type(again.getByLabelText('Formula as LaTeX'), 'y');
  await user.click(again.getByRole('button', { name: 'Formula keyboard' }));
  expect((await again.findByRole('status', { name: 'Formula' })).textContent).toBe('y');
});

it('writes LaTeX while the keyboard cannot be loaded, and tries again', async () => {
  chunk.isThere = false;
  const { user } = renderNew();
  const dialog = await openDialog(user);
  expect(await dialog.findByText(/The formula keyboard could not be loaded/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Formula as LaTeX'), 'z');
  chunk.isThere = true;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect((await dialog.findByRole('status', { name: 'Formula' })).textContent).toBe('z');
  expect(dialog.queryByText(/could not be loaded/)).toBeNull();
});

it('writes LaTeX if the keyboard does not work in this browser', async () => {
  chunk.isBroken = true;
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderNew();
  const dialog = await openDialog(user);
  await user.type(await dialog.findByLabelText('Formula as LaTeX'), 'z');
  expect(dialog.getByText(/The formula keyboard could not be loaded/)).toBeTruthy();
});

it('shows a formula as LaTeX that the keyboard cannot show', async () => {
  chunk.canShow = false;
  const { user } = renderNew();
  await user.type(field('Text of the question'), '$x$');
  field('Text of the question').setSelectionRange(1, 1);
  const dialog = await openDialog(user, 'Edit the formula');
  expect(await dialog.findByText(/edited as LaTeX, so that nothing is lost/)).toBeTruthy();
  expect(dialog.getByLabelText('Formula as LaTeX')).toHaveProperty('value', 'x');
});

it('finds the formula at the cursor', () => {
  const text = 'a \\$ $x\\$$ b $$y$$';
  const first = { latex: 'x\\$', isDisplay: false, start: 5, end: 10 };
  expect(formulaAt(text, 6, 6)).toEqual(first);
  expect(formulaAt(text, 5, 10)).toEqual(first);
  expect(formulaAt(text, text.length - 2, text.length - 2)).toMatchObject({
    latex: 'y',
    isDisplay: true,
  });
  expect(formulaAt(text, 5, 5)).toBeNull();
  expect(formulaAt(text, 6, 12)).toBeNull();
});
