/** Downloads the signed-in user's data as a JSON file: the response to one query, without Apollo's `__typename`. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument } from './generated/account.ts';

/** The object URL must stay valid until the browser has started the download. */
const KEPT_MS = 10_000;

export function useMyData() {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);

  /** Resolves with false if the query failed or returned errors: an incomplete export is never saved. */
  const download = async (): Promise<boolean> => {
    setLoading(true);
    try {
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
      if (!data?.viewer) return false;
      const json = JSON.stringify(data.viewer, (name, value: unknown) => (name === '__typename' ? undefined : value), 2);
      saveFile(new Blob([json], { type: 'application/json' }), 'alokpath.json');
      return true;
    } catch {
      return false;
    } finally {
      setLoading(false);
    }
  };

  return { download, loading };
}

function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
