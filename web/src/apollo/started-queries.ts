/**
 * Queries sent by route loaders (apollo/start.ts), until the page's hook (apollo/use-query.ts)
 * takes over. A page joins a query that is in flight and reads a complete result from the cache.
 * The cache stores no errors, so a result with errors is handed over here instead of being
 * requested again.
 */
import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type Observable, of, tap, throwError } from 'rxjs';
import { viewerChanges } from './session-guard-link.ts';

/** A query sent by a loader; holds its result if it had errors. */
export class StartedQuery {
  #failure: Observable<ApolloLink.Result> | null = null;

  fails(failure: Observable<ApolloLink.Result>): void {
    this.#failure = failure;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** The result, once: a second caller sends a new request. */
  take(): Observable<ApolloLink.Result> | null {
    const failure = this.#failure;
    this.#failure = null;
    return failure;
  }
}

const started = new Map<string, StartedQuery>();
// Drops results of the previous user.
viewerChanges.subscribe(() => started.clear());

const keyOf = (
  query: TypedDocumentNode<unknown, never>,
  variables: OperationVariables | undefined,
) => `${print(query)} ${JSON.stringify(variables ?? {})}`;

/** Called by loaders, with the same variables as the page's hook. */
export function noteStarted(
  query: TypedDocumentNode<unknown, never>,
  variables?: OperationVariables,
): StartedQuery {
  const entry = new StartedQuery();
  started.set(keyOf(query, variables), entry);
  return entry;
}

/**
 * Called by the page's hook as it mounts: the loader's query if it has failed already; undefined if
 * it is under way, or was never sent.
 */
export function takeStarted(
  query: TypedDocumentNode<unknown, never>,
  variables?: OperationVariables,
): StartedQuery | undefined {
  const key = keyOf(query, variables);
  const entry = started.get(key);
  started.delete(key);
  return entry?.hasFailed ? entry : undefined;
}

/** Reads the operation's context: `started` is set by a loader, `handedOver` by a hook. */
export const startedQueries = new ApolloLink((operation, forward) => {
  const { started: own, handedOver } = operation.getContext() as {
    readonly started?: StartedQuery;
    readonly handedOver?: StartedQuery;
  };
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
