/** An import of students: sends the rows in parts, first to be checked, then to be stored. */
import { useState } from 'react';
import { inParts } from '../rosters/read-list.ts';
import {
  type StudentImport_ImportFragment as StudentImport,
  useCheckStudentImportMutation,
  useImportStudentsMutation,
} from './generated/import-students.ts';
import type { StudentRow } from './read-students.ts';

/** The sum over all parts. */
export type ImportOutcome = Pick<StudentImport, 'newCount' | 'existingCount' | 'problems'>;

const NOTHING: ImportOutcome = { newCount: 0, existingCount: 0, problems: [] };

const sum = (one: ImportOutcome, other: ImportOutcome): ImportOutcome => ({
  newCount: one.newCount + other.newCount,
  existingCount: one.existingCount + other.existingCount,
  problems: [...one.problems, ...other.problems],
});

export function useStudentImport() {
  const [checkPart] = useCheckStudentImportMutation();
  const [importPart] = useImportStudentsMutation();
  /** How many rows have been sent; null while nothing is sent. */
  const [sent, setSent] = useState<number | null>(null);

  const inTurn = async (
    rows: readonly StudentRow[],
    send: (part: StudentRow[]) => Promise<ImportOutcome | undefined>,
  ) => {
    let outcome = NOTHING;
    let count = 0;
    setSent(0);
    try {
      for (const part of inParts(rows)) {
        outcome = sum(outcome, (await send(part)) ?? NOTHING);
        count += part.length;
        setSent(count);
      }
      return outcome;
    } finally {
      setSent(null);
    }
  };

  return {
    sent,
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
