/** An import of students: sends the rows in parts, first to be checked, then to be stored. */
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
  problems: [...left.problems, ...right.problems],
});

export function useStudentImport() {
  const [checkPart] = useCheckStudentImportMutation();
  const [importPart] = useImportStudentsMutation();
  /** The number of rows sent; null while nothing is being sent. */
  const [sentCount, setSentCount] = useState<number | null>(null);

  const inTurn = async (
    rows: readonly StudentRow[],
    send: (part: StudentRow[]) => Promise<ImportOutcome | undefined>,
  ) => {
    let outcome = NOTHING;
    let count = 0;
    setSentCount(0);
    try {
      for (const part of inParts(rows)) {
        outcome = sum(outcome, (await send(part)) ?? NOTHING);
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
