/** An import of students: sends the rows in parts, first to be checked, then to be stored. */
import { normalizeAddress } from '@alokpath/exam-rules/typed-address';
import { useState } from 'react';
import { inParts } from '../../rosters/read-list.ts';
import {
  type StudentImport_ImportFragment as StudentImport,
  useCheckStudentImportMutation,
  useImportStudentsMutation,
} from './generated/import-students.ts';
import type { StudentRow } from './read-students.ts';

/** The sum over all parts. */
export type ImportOutcome = Pick<StudentImport, 'newCount' | 'existingCount' | 'problems'>;

const NOTHING: ImportOutcome = { newCount: 0, existingCount: 0, problems: [] };

const sum = (left: ImportOutcome, right: ImportOutcome): ImportOutcome => ({
  newCount: left.newCount + right.newCount,
  existingCount: left.existingCount + right.existingCount,
  problems: [...left.problems, ...right.problems].sort((one, other) => one.line - other.line),
});

type Send = (part: StudentRow[]) => Promise<ImportOutcome | undefined>;

/**
 * Sends a part without the addresses of earlier parts, which are problems as within one part.
 * @param lines the line of each valid address so far
 */
async function sendPart(
  part: readonly StudentRow[],
  lines: Map<string, number>,
  send: Send,
): Promise<ImportOutcome> {
  const newRows: StudentRow[] = [];
  const doubled: ImportOutcome['problems'][number][] = [];
  for (const row of part) {
    const firstLine = lines.get(normalizeAddress(row.address));
    if (firstLine === undefined) newRows.push(row);
    else doubled.push({ line: row.line, address: row.address, kind: 'DOUBLED', firstLine });
  }
  const outcome = (newRows.length > 0 && (await send(newRows))) || NOTHING;
  const invalidLines = new Set(outcome.problems.map(({ line }) => line));
  for (const { line, address } of newRows)
    if (!invalidLines.has(line)) lines.set(normalizeAddress(address), line);
  return sum(outcome, { ...NOTHING, problems: doubled });
}

export function useStudentImport() {
  const [checkPart] = useCheckStudentImportMutation();
  const [importPart] = useImportStudentsMutation();
  /** The number of rows sent; null while nothing is being sent. */
  const [sentCount, setSentCount] = useState<number | null>(null);

  const inTurn = async (rows: readonly StudentRow[], send: Send) => {
    const lines = new Map<string, number>();
    let outcome = NOTHING;
    let count = 0;
    setSentCount(0);
    try {
      for (const part of inParts(rows)) {
        outcome = sum(outcome, await sendPart(part, lines, send));
        count += part.length;
        setSentCount(count);
      }
      return outcome;
    } finally {
      setSentCount(null);
    }
  };

  return {
    sent: sentCount,
    check: (rows: readonly StudentRow[]) =>
      inTurn(rows, async (part) => {
        const { data } = await checkPart({ variables: { input: { rows: part } } });
        return data?.checkStudentImport.import;
      }),
    /** Stores what has no problem. After an error the same rows can be sent again. */
    store: (rows: readonly StudentRow[]) =>
      inTurn(rows, async (part) => {
        const { data } = await importPart({ variables: { input: { rows: part } } });
        return data?.importStudents.import;
      }),
  };
}
