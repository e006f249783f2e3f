import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { Component as Styleguide } from '../../web/src/styleguide/styleguide.route.tsx';
import { renderPage } from './render.tsx';

const source = join(import.meta.dirname, '../../web/src');
const text = (folder: string) =>
  readdirSync(join(source, folder))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');

/** The frame of a page, and what other pieces are made of. */
const partsOfOthers = [
  'question-dialog.tsx',
  'error-boundary.tsx',
  'section.tsx',
  'link-card.tsx',
  'not-found-page.tsx',
  'page.tsx',
  'visually-hidden.tsx',
];

it('includes every piece of ui/', () => {
  const styleguide = text('styleguide');
  const files = readdirSync(join(source, 'ui'), { recursive: true, encoding: 'utf8' });
  const pieces = files.filter(
    (file) => file.endsWith('.tsx') && !partsOfOthers.includes(basename(file)),
  );
  expect(pieces.filter((file) => !styleguide.includes(`'../ui/${file}'`))).toEqual([]);
});

it('shows the pieces of the pages in both languages', async () => {
  const { user, unmount } = renderPage(<Styleguide />);
  expect(await screen.findByText('No courses available.')).toBeTruthy();
  for (const name of [
    'Colours',
    'Type',
    'Actions',
    'Fields',
    'Chips',
    'Cards',
    'States',
    'Bars',
    'Tables',
  ])
    expect(screen.getByText(name)).toBeTruthy();
  const option = screen.getByLabelText<HTMLInputElement>(/চার গুণ/);
  await user.click(option);
  expect(option.checked).toBe(true);
  unmount();

  await loadLanguage('bn');
  renderPage(<Styleguide />, { lang: 'bn' });
  expect(await screen.findByText('কোনো কোর্স নেই।')).toBeTruthy();
});
