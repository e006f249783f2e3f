/** Reads a list of students from pasted text or a file. The server validates it. */
import { readPeople } from '../../rosters/read-list.ts';

export interface StudentRow {
  readonly line: number;
  readonly address: string;
  readonly name?: string;
  readonly institution?: string;
}

export function readStudents(text: string): StudentRow[] {
  return readPeople(text, /school|college|institut|স্কুল|কলেজ|প্রতিষ্ঠান/i).map(
    ({ line, address, name, third }) => ({
      line,
      address,
      ...(name && { name }),
      ...(third && { institution: third }),
    }),
  );
}
