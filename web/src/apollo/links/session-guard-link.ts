/**
 * If the user changes while a request is in flight, queries are sent again and mutations fail with
 * UNAUTHENTICATED, since their outcome is unknown. So data that was read for one user never reaches
 * the cache of another.
 */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable, Subject } from 'rxjs';

/** Emits when another user signs in or the user signs out (apollo/session.ts). */
export const viewerChanges = new Subject<void>();

/** These mutations start or end a session themselves, so they are not guarded. */
const isOwnChange = ({ operationName = '' }: ApolloLink.Operation) =>
  /^(Login|VerifyOtp|Logout|DeleteAccount)$/.test(operationName);

export const sessionGuardLink = new ApolloLink((operation, forward) => {
  if (isOwnChange(operation)) return forward(operation);
  return new Observable((observer) => {
    // Each attempt needs its own observer: the outer one would complete with the first attempt.
    const send = () =>
      forward(operation).subscribe({
        next: (response) => observer.next(response),
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
    let subscription = send();
    const changes = viewerChanges.subscribe(() => {
      subscription.unsubscribe();
      if (operation.operationType === OperationTypeNode.QUERY) subscription = send();
      else
        observer.error(
          new CombinedGraphQLErrors({
            errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }],
          }),
        );
    });
    return () => {
      changes.unsubscribe();
      subscription.unsubscribe();
    };
  });
});
