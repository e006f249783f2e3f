import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formats, isoMinutes, latinDigits } from '../../web/src/i18n/format.ts';
import { useI18n } from '../../web/src/i18n/i18n.tsx';
import { fill } from '../../web/src/i18n/message.ts';
import { areas, textsOf } from '../dictionaries.ts';
import { renderPage } from './render.tsx';

const parameters = (text: string) =>
  [...text.matchAll(/\{([^{}|]+)/g)].map(([, name]) => name).sort();

describe.each(areas)('the texts of %s', (area) => {
  it('exist in Bengali, with no parameter that English has not', async () => {
    const [en, bn] = await Promise.all([textsOf('en', area), textsOf('bn', area)]);
    expect(Object.keys(bn).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect({
        key,
        unknown: parameters(bn[key] ?? '').filter((name) => !parameters(text).includes(name)),
      }).toEqual({ key, unknown: [] });
      expect(bn[key], key).not.toBe('');
    }
  });
});

it('fills in names, numbers in the digits of the language, and words by the number', () => {
  expect(
    fill('{name} has {count} {count|exam|exams}', { name: 'Rafi', count: 1 }, formats.en.digits),
  ).toBe('Rafi has 1 exam');
  expect(fill('{count} {count|exam|exams}', { count: 1234.5 }, formats.en.digits)).toBe(
    '1,234.5 exams',
  );
  expect(fill('{count}টি', { count: 12 }, formats.bn.digits)).toBe('১২টি');
});

describe('moments', () => {
  const moment = '2026-03-01T18:40:00.000Z';

  it("are shown on Dhaka's clock", () => {
    expect(formats.en.dateTime(moment)).toBe('2 March 2026, 12:40\u00a0am');
    expect(formats.en.date(moment, { weekday: true })).toContain('Monday');
    expect(isoMinutes(moment)).toBe('2026-03-02T00:40');
  });

  it('have Bengali digits and name the part of the day in Bengali', () => {
    expect(formats.bn.dateTime(moment)).toMatch(/^২ মার্চ,? ২০২৬, রাত\u00a0১২:৪০$/);
  });
});

it('writes numbers and money as Intl does, with and without Intl', () => {
  const values = Array.from(
    { length: 400 },
    (_, index) => (index * index * 37) / (index % 3 === 0 ? 1 : 100),
  );
  for (const value of [
    ...values,
    0,
    0.1,
    0.125,
    4.75,
    999,
    999.99,
    999.999,
    1000,
    1e21,
    1e-7,
    -1,
    -4.5,
  ]) {
    for (const [language, locale] of [
      ['en', 'en-GB'],
      ['bn', 'bn-BD'],
    ] as const) {
      expect(formats[language].digits(value)).toBe(
        value.toLocaleString(locale, { maximumFractionDigits: 2 }).replace('-', '−'),
      );
      const fractionDigits = Number.isInteger(value) ? 0 : 2;
      const money = value.toLocaleString(locale, {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      });
      expect(formats[language].money(value)).toBe(`$${money}`);
    }
  }
});

it('reads Bengali digits as they are typed', () => {
  expect(latinDigits('০১২৩৪৫৬৭৮৯ abc')).toBe('0123456789 abc');
});

function Switch() {
  const { t, lang, setLang } = useI18n();
  return (
    <button type="button" onClick={() => setLang('bn')}>
      {lang}: {t('shell.courses')}
    </button>
  );
}

it('changes the whole page to Bengali and keeps the choice on the device', async () => {
  const { user } = renderPage(<Switch />);
  await user.click(screen.getByRole('button', { name: 'en: Courses' }));
  await screen.findByRole('button', { name: 'bn: কোর্স' });
  await waitFor(() => expect(document.documentElement.lang).toBe('bn'));
  expect(localStorage.getItem('alokpath.lang')).toBe('bn');
});
