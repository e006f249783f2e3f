/**
 * Sends a query again if a mutation completed while it was in flight: the response may be older
 * than the change and would overwrite it in the cache. A refetch after the mutation needs this too,
 * since Apollo Client coalesces it with the query in flight.
 */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, type Observable, of, tap } from 'rxjs';

/**
 * Sent beside the queries of a page: answers, progress, drafts, parts of files, and that a
 * notification was opened. To repeat those queries would cost more than it is worth.
 */
const isBackground = ({ operationName = '' }: ApolloLink.Operation) =>
  /^(Save|Upload|MarkNotificationsRead$)/.test(operationName);

export function lateAnswerLink(): ApolloLink {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      const answer = forward(operation);
      return isBackground(operation) ? answer : answer.pipe(tap({ next: count, error: count }));
    }
    const before = changes;
    // Once only: an import of a long list sends one mutation after another.
    const current = (answer: ApolloLink.Result): Observable<ApolloLink.Result> =>
      changes === before ? of(answer) : forward(operation);
    return forward(operation).pipe(mergeMap(current));
  });
}
