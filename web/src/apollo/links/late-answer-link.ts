/**
 * Sends a query again if a mutation completed while it was in flight: the response may be older
 * than the change and would overwrite it in the cache. A refetch after the mutation needs this too,
 * since Apollo Client coalesces it with the query in flight.
 */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, type Observable, of, tap } from 'rxjs';

/**
 * Mutations that pages send in the background: answers, progress, drafts, parts of files, opened
 * notifications. Repeating the queries in flight after each of them would cost too much.
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
    // Repeated only once, because an import of a long list sends one mutation after another.
    const current = (answer: ApolloLink.Result): Observable<ApolloLink.Result> =>
      changes === before ? of(answer) : forward(operation);
    return forward(operation).pipe(mergeMap(current));
  });
}
