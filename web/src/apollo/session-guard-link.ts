/**
 * On the road of a request: when another person is at the screen than the one who asked, the answer to a question is not waited for any more, and
 * the question asked again; a change is refused, since nobody knows what it has brought. So the cache never keeps what was read as somebody else.
 */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable, Subject } from 'rxjs';

/** Another person, or nobody any more (apollo/session.ts tells). */
export const personChanges = new Subject<void>();

/** These begin or end a session themselves, and are not kept. */
const isOwnChange = ({ operationName = '' }: ApolloLink.Operation) => /^(Login|VerifyOtp|Logout|DeleteAccount)$/.test(operationName);

export const sessionGuardLink = new ApolloLink((operation, forward) => {
  if (isOwnChange(operation)) return forward(operation);
  return new Observable((observer) => {
    // An observer of its own for each asking: the one from above would end with the first.
    const ask = () =>
      forward(operation).subscribe({
        next: (answer) => observer.next(answer),
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      });
    let asked = ask();
    const changes = personChanges.subscribe(() => {
      asked.unsubscribe();
      if (operation.operationType === OperationTypeNode.QUERY) asked = ask();
      else observer.error(new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] }));
    });
    return () => {
      changes.unsubscribe();
      asked.unsubscribe();
    };
  });
});
