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

export function lateResponseLink(): ApolloLink {
  let mutationCount = 0;
  const countMutation = () => {
    mutationCount += 1;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      const responses = forward(operation);
      return isBackground(operation)
        ? responses
        : responses.pipe(tap({ next: countMutation, error: countMutation }));
    }
    const countBefore = mutationCount;
    // Repeated only once, because an import of a long list sends one mutation after another.
    const repeatIfLate = (response: ApolloLink.Result): Observable<ApolloLink.Result> =>
      mutationCount === countBefore ? of(response) : forward(operation);
    return forward(operation).pipe(mergeMap(repeatIfLate));
  });
}
