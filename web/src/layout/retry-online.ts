/** Repeats queries that failed without a network. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorCode } from '../apollo/errors.ts';

/**
 * When the network is back, sends the queries of the page again that could not reach the server.
 */
export function useRetryOnline(): void {
  const client = useApolloClient();
  useEffect(() => {
    const retry = () => {
      // Failures are shown by the page.
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: (query) => errorCode(query.getCurrentResult().error) === 'OFFLINE',
      });
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [client]);
}
