/**
 * Queries sent by route loaders (apollo/start.ts), until the page's hook (apollo/use-query.ts)
 * takes over. A hook joins a query that is in flight. A response that is already there is used
 * once: a second request would be redundant, and its response could overwrite the user's changes.
 */
import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { type Observable, of, tap, throwError } from 'rxjs';
import { viewerChanges } from './links/session-guard-link.ts';

/** A query sent by a loader, with its result until the page's hook has read it. */
export class StartedQuery {
  readonly #key: string;
  #result: Observable<ApolloLink.Result> | null = null;
  #isTakenOver = false;

  constructor(key: string) {
    this.#key = key;
  }

  /** Keeps the result for the hook, unless it has taken over. */
  keep(result: Observable<ApolloLink.Result>): void {
    if (!this.#isTakenOver) this.#result = result;
  }

  /** Returns the result only once; a second caller sends a new request. */
  take(): Observable<ApolloLink.Result> | null {
    const result = this.#result;
    this.#result = null;
    return result;
  }

  /** The hook has read the result or joined the query; from now on it sends its own requests. */
  takeOver(): void {
    this.#isTakenOver = true;
    this.#result = null;
    if (started.get(this.#key) === this) started.delete(this.#key);
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
  const key = keyOf(query, variables);
  const entry = new StartedQuery(key);
  started.set(key, entry);
  return entry;
}

/** Finds the loader's query for the page's hook; undefined if none was sent. */
export const findStarted = (
  query: TypedDocumentNode<unknown, never>,
  variables?: OperationVariables,
): StartedQuery | undefined => started.get(keyOf(query, variables));

/** Reads the operation's context: `started` is set by a loader, `handedOver` by a hook. */
export const startedQueriesLink = new ApolloLink((operation, forward) => {
  const { started: own, handedOver } = operation.getContext() as {
    readonly started?: StartedQuery;
    readonly handedOver?: StartedQuery;
  };
  if (!own) return handedOver?.take() ?? forward(operation);
  return forward(operation).pipe(
    tap({
      next: (response) => own.keep(of(response)),
      error: (error: unknown) => own.keep(throwError(() => error)),
    }),
  );
});
