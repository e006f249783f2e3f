/** Generates a calendar file (iCalendar, RFC 5545) with one event and an alarm one hour before. */

export interface CalendarEntry {
  /** The event's UID: importing the file twice creates one event. */
  readonly id: string;
  readonly title: string;
  /** ISO date-times. */
  readonly start: string;
  readonly end: string;
  /** The path of the event's page. */
  readonly path: string;
}

/** RFC 5545, 3.1: lines have at most 75 octets; continuation lines start with a space. */
const LINE_OCTETS = 75;

/** Example: 20260301T103000Z. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds lines between characters: a Bengali character has three octets. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

/** @param origin of the site, for example https://alokpath.example */
export function calendarFile(
  { id, title, start, end, path }: CalendarEntry,
  origin: string,
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alokpath//Exams//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(start))}`,
    `DTEND:${utc(new Date(end))}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${origin}${path}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
