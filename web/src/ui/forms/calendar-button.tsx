/** Saves an event as a calendar file, which is generated in the browser without a request. */
import type { ReactNode } from 'react';
import { saveFile } from '../save-file.ts';
import { Button } from './button.tsx';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

interface CalendarButtonProps {
  readonly entry: CalendarEntry;
  /** The id of the heading that describes the button. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

export function CalendarButton({ entry, describedBy, children }: CalendarButtonProps) {
  const save = () => {
    const text = calendarFile(entry, location.origin, new Date());
    saveFile(`alokpath-${entry.id}.ics`, new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <Button variant="outline" aria-describedby={describedBy} onClick={save}>
      {children}
    </Button>
  );
}
