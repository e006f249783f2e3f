/**
 * Queries that route loaders have sent (apollo/start.ts), each until the page's hook (apollo/use-query.ts) takes over. A page joins a query
 * that is still under way, and reads a complete answer from the cache. An answer with errors is not in the cache, which keeps no errors: it
 * is handed over here, so that it is not requested again.
 */
import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type Observable, of, tap, throwError } from 'rxjs';
import { personChanges } from './session-guard-link.ts';

/** A query sent by a loader; its outcome once it has failed, in whole or in part. */
export class StartedQuery {
  #failure: Observable<ApolloLink.Result> | null = null;

  fails(failure: Observable<ApolloLink.Result>): void {
    this.#failure = failure;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** The outcome, once: whoever asks again wants a new one. */
  take(): Observable<ApolloLink.Result> | null {
    const failure = this.#failure;
    this.#failure = null;
    return failure;
  }
}

const started = new Map<string, StartedQuery>();
// What was answered to somebody else.
personChanges.subscribe(() => started.clear());

const keyOf = (query: TypedDocumentNode<unknown, never>, variables: OperationVariables | undefined) =>
  `${print(query)} ${JSON.stringify(variables ?? {})}`;

/** Called by loaders, with the same variables as the page's hook. */
export function noteStarted(query: TypedDocumentNode<unknown, never>, variables?: OperationVariables): StartedQuery {
  const entry = new StartedQuery();
  started.set(keyOf(query, variables), entry);
  return entry;
}

/** Called by the page's hook as it mounts: the loader's query if it has failed already; undefined if it is under way, or was never sent. */
export function takeStarted(query: TypedDocumentNode<unknown, never>, variables?: OperationVariables): StartedQuery | undefined {
  const key = keyOf(query, variables);
  const entry = started.get(key);
  started.delete(key);
  return entry?.hasFailed ? entry : undefined;
}

/** In the context of an operation: `started` by a loader, `handedOver` to a hook. */
export const startedQueries = new ApolloLink((operation, forward) => {
  const { started: own, handedOver } = operation.getContext() as { readonly started?: StartedQuery; readonly handedOver?: StartedQuery };
  if (!own) return handedOver?.take() ?? forward(operation);
  return forward(operation).pipe(
    tap({
      next: (answer) => {
        if ('errors' in answer && answer.errors?.length) own.fails(of(answer));
      },
      error: (error: unknown) => own.fails(throwError(() => error)),
    }),
  );
});
