/**
 * On the road of a request: when another person is at the screen than the one who asked, the answer to a question is not waited for any more, and
 * the question asked again; a change is refused, since nobody knows what it has brought. So the cache never keeps what was read as somebody else.
 */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { merge, mergeMap, Subject, startWith, switchMap, take, throwError } from 'rxjs';

/** Another person, or nobody any more (apollo/session.ts tells). */
export const personChanges = new Subject<void>();

const sessionIsOver = () => new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] });

/** These begin or end a session themselves, and are not kept. */
const isOwnChange = ({ operationName = '' }: ApolloLink.Operation) => /^(Login|VerifyOtp|Logout|DeleteAccount)$/.test(operationName);

export const answersOfSession = new ApolloLink((operation, forward) => {
  if (isOwnChange(operation)) return forward(operation);
  const answers =
    operation.operationType === OperationTypeNode.QUERY
      ? personChanges.pipe(
          startWith(undefined),
          switchMap(() => forward(operation)),
        )
      : merge(forward(operation), personChanges.pipe(mergeMap(() => throwError(sessionIsOver))));
  return answers.pipe(take(1));
});
