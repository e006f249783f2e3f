/**
 * Extracts the text of a file: text in UTF-8 or UTF-16, the table of an Excel file as CSV, the
 * paragraphs of a Word file.
 */

import { wordText } from './office/word.ts';
import { workbookText } from './office/workbook.ts';
import { unpackFiles } from './office/zip.ts';
import { limits, type SourceFormat } from './question.ts';

/** The reasons why a file cannot be read. */
export type FileRefusal =
  | 'tooLarge'
  | 'textTooLong'
  | 'zipTooLarge'
  | 'damaged'
  | 'macros'
  | 'oldOffice'
  | 'notText'
  | 'empty'
  | 'unknownZip';

/** Content of a file that its text does not include. */
export interface FileNote {
  readonly code: 'sheetsSkipped' | 'textOutside' | 'drawingsLost' | 'underlineLost';
  /** The names, rows or words that it is about. */
  readonly detail: string;
}

export class FileRefusedError extends Error {
  constructor(readonly reason: FileRefusal) {
    super(reason);
  }
}

export interface FileText {
  readonly text: string;
  /** The format that follows from the type of file; null: to be detected. */
  readonly format: SourceFormat | null;
  readonly notes: readonly FileNote[];
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Text in UTF-8, or UTF-16 with or without byte order mark; null if it is none of these. */
function decodeText(bytes: Uint8Array): string | null {
  const decode = (encoding: string) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  };
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be');
  // Latin text in UTF-16 has a zero in every other byte.
  const sample = bytes.subarray(0, 2000);
  const zeros = (parity: number) =>
    sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const many = sample.length / 10;
  if (zeros(1) > many && zeros(0) === 0) return decode('utf-16le');
  if (zeros(0) > many && zeros(1) === 0) return decode('utf-16be');
  const text = decode('utf-8');
  return text?.includes('\0') ? null : text;
}

/** @throws FileRefusedError */
export async function fileText(bytes: Uint8Array): Promise<FileText> {
  if (bytes.length === 0) throw new FileRefusedError('empty');
  if (bytes.length > limits.fileSize) throw new FileRefusedError('tooLarge');
  // The container of .xls and .doc, and of Office files with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileRefusedError('oldOffice');
  const content = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
    ? await officeText(bytes)
    : { text: decodeText(bytes), format: null, notes: [] };
  if (content.text === null) throw new FileRefusedError('notText');
  if (content.text.trim() === '') throw new FileRefusedError('empty');
  if (content.text.length > limits.sourceLength) throw new FileRefusedError('textTooLong');
  return { text: content.text, format: content.format, notes: content.notes };
}

async function officeText(bytes: Uint8Array): Promise<FileText> {
  const archive = unpackFiles(bytes);
  if (archive === 'tooLarge') throw new FileRefusedError('zipTooLarge');
  if (archive === 'damaged') throw new FileRefusedError('damaged');
  const names = Object.keys(archive);
  const types = new TextDecoder().decode(archive['[Content_Types].xml'] ?? new Uint8Array());
  if (names.some((name) => /vbaProject\.bin$/i.test(name)) || /macroEnabled/i.test(types))
    throw new FileRefusedError('macros');
  try {
    if (names.includes('word/document.xml')) return { ...(await wordText(archive)), format: null };
    if (names.includes('xl/workbook.xml'))
      return { ...(await workbookText(archive)), format: 'csv' };
  } catch {
    throw new FileRefusedError('damaged');
  }
  throw new FileRefusedError('unknownZip');
}
