// The date of birth, picked or typed, in Latin or Bengali digits.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isDate, readDate } from '../../web/src/features/students/profile/profile-rules.ts';
import { address, background, profile, renderProfile, stored, update } from './profile-kit.tsx';

it.each([
  ['০১/০৫/২০০৮', '2008-05-01'],
  [' 1-5-2008 ', '2008-05-01'],
  ['২০০৮.৫.১', '2008-05-01'],
  ['31-02-2008', '31-02-2008'],
  ['1-5-08', '1-5-08'],
  ['soon', 'soon'],
])('reads %j as %j', (typed, read) => {
  expect(readDate(typed)).toBe(read);
});

it('accepts only existing days', () => {
  expect(['2008-02-29', '2007-02-29', '2008-13-01', '2008-1-1', ''].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

async function openEditor(...mocks: Parameters<typeof renderProfile>) {
  const { user } = await renderProfile(...mocks);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit personal information' }));
  return { user, editor, field: editor.getByLabelText<HTMLInputElement>('Date of birth') };
}

it('becomes a text field for the first Bengali digit, and is stored as a date', async () => {
  const changed = { ...profile, dateOfBirth: '2009-12-31' };
  const { user, editor, field } = await openEditor(
    update(
      { ...changed, address, educationalBackground: background },
      stored({ dateOfBirth: '2009-12-31', version: 4 }),
    ),
  );
  expect(field.type).toBe('date');
  fireEvent.keyDown(field, { key: '৩' });
  expect(field.type).toBe('text');
  fireEvent.change(field, { target: { value: '৩১-১২-২০০৯' } });
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('31 December 2009')).toBeTruthy();
});

it('can be typed instead of using the calendar; an invalid date is reported under the field', async () => {
  const { user, editor, field } = await openEditor();
  await user.click(editor.getByRole('button', { name: 'Type the date' }));
  expect(field.type).toBe('text');
  await user.clear(field);
  await user.type(field, '31-02-2008');
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(await editor.findByText('This is not a date. For example 01-05-2008.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('cannot be before 1900', async () => {
  const { user, editor, field } = await openEditor();
  fireEvent.change(field, { target: { value: '1899-12-31' } });
  await user.click(editor.getByRole('button', { name: 'Save' }));
  expect(await editor.findByText('This is not a date. For example 01-05-2008.')).toBeTruthy();
});

it('accepts a pasted date', async () => {
  const { user, field } = await openEditor();
  await user.click(field);
  await user.paste('১৫/০৮/২০১০');
  expect(field.value).toBe('2010-08-15');
});
