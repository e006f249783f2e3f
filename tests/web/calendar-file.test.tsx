import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CalendarButton } from '../../web/src/ui/forms/calendar-button.tsx';
import { type CalendarEntry, calendarFile } from '../../web/src/ui/forms/calendar-file.ts';
import { system } from '../../web/src/ui/theme/theme.ts';

const entry: CalendarEntry = {
  id: 'x1',
  title: 'Model test; maths, physics',
  start: '2031-05-04T16:00:00.000+06:00',
  end: '2031-05-04T18:00:00.000+06:00',
  path: '/campaigns/exams/x1',
};
const lines = (parts: Partial<CalendarEntry> = {}) =>
  calendarFile(
    { ...entry, ...parts },
    'https://alokpath.example',
    new Date('2031-05-01T00:00:00Z'),
  ).split('\r\n');

it('names start and end in UTC, and rings one hour before', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'DTSTART:20310504T100000Z',
      'DTEND:20310504T120000Z',
      'DTSTAMP:20310501T000000Z',
      'TRIGGER:-PT1H',
    ]),
  );
  expect(lines()).toContain('URL:https://alokpath.example/campaigns/exams/x1');
  expect(lines().at(-1)).toBe('');
});

it('escapes special characters of the format', () => {
  expect(lines()).toContain('SUMMARY:Model test\\; maths\\, physics');
});

it('folds long lines at 75 octets and cuts no Bengali letter in two', () => {
  const title = 'রাজশাহী বিশ্ববিদ্যালয়ের সি ইউনিটের উন্মুক্ত মডেল টেস্ট ২০২১';
  const all = lines({ title });
  expect(Math.max(...all.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(
    75,
  );
  expect(all.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

it('hands the file over under a name of its own', async () => {
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:x';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  render(
    <ChakraProvider value={system}>
      <CalendarButton entry={entry}>Add to calendar</CalendarButton>
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(name).toBe('alokpath-x1.ics');
  expect(file?.type).toBe('text/calendar');
  // Some browsers read the file only later.
  expect(revoke).not.toHaveBeenCalled();
});
