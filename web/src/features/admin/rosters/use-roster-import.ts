/** An import of candidates: sends the rows in parts, reads the dry run, and stores the list. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  RosterImportCheckDocument,
  type RosterImportCheckQuery,
  useAddRosterRowsMutation,
  useApplyRosterImportMutation,
  useBeginRosterImportMutation,
} from './generated/roster.ts';
import { inParts, type ListRow } from './read-list.ts';

export type ImportMode = 'REPLACE' | 'ADD';

/** The dry run. */
export interface ImportCheck extends NonNullable<RosterImportCheckQuery['rosterImport']> {
  readonly importId: string;
  readonly problems: NonNullable<RosterImportCheckQuery['rosterProblems']>['nodes'];
  /** The cursor of the next page of problems; null if all have been read. */
  readonly endCursor: string | null;
}

export function useRosterImport(campaignId: string) {
  const client = useApolloClient();
  const [begin] = useBeginRosterImportMutation();
  const [add] = useAddRosterRowsMutation();
  const [apply] = useApplyRosterImportMutation();
  /** The number of rows sent; null while nothing is being sent. */
  const [sentCount, setSentCount] = useState<number | null>(null);
  const [check, setCheck] = useState<ImportCheck | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (importId: string, after: string | null) => {
    const { data } = await client.query({
      query: RosterImportCheckDocument,
      variables: { campaignId, importId, after },
      fetchPolicy: 'no-cache',
    });
    if (!data?.rosterImport || !data.rosterProblems)
      throw new Error('The import is missing in the response.');
    return { counts: data.rosterImport, page: data.rosterProblems };
  };

  /** Sends all rows and reads what they would change. Nothing happens after `cancel`. */
  const send = async (rows: readonly ListRow[], mode: ImportMode) => {
    const stop = new AbortController();
    running.current = stop;
    setSentCount(0);
    try {
      const { data } = await begin({ variables: { input: { campaignId, mode } } });
      const importId = data?.beginRosterImport.importId ?? '';
      let count = 0;
      for (const part of inParts(rows)) {
        if (stop.signal.aborted) return;
        await add({ variables: { input: { campaignId, importId, rows: part } } });
        count += part.length;
        if (!stop.signal.aborted) setSentCount(count);
      }
      const { counts, page } = await read(importId, null);
      if (!stop.signal.aborted)
        setCheck({ ...counts, importId, problems: page.nodes, endCursor: page.endCursor });
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      if (running.current === stop) setSentCount(null);
    }
  };

  const readMoreProblems = async () => {
    if (!check) return;
    const { page } = await read(check.importId, check.endCursor);
    setCheck({ ...check, problems: [...check.problems, ...page.nodes], endCursor: page.endCursor });
  };

  return {
    sent: sentCount,
    check,
    send,
    readMoreProblems,
    cancel: () => {
      running.current?.abort();
      setSentCount(null);
    },
    discardCheck: () => setCheck(null),
    /** Stores the list, without the lines that have errors. */
    store: (importId: string) =>
      apply({ variables: { input: { campaignId, importId, skipProblems: true } } }),
  };
}
