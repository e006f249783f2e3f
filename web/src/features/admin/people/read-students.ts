/** Reads a list of students from pasted text or a file. The server validates it. */
import { readPeople } from '../rosters/read-list.ts';

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

/** The text of a file in UTF-8, or in UTF-16 as some spreadsheets export it. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
