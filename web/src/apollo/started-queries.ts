/**
 * Queries sent by route loaders (apollo/start.ts), until the page's hook (apollo/use-query.ts)
 * takes over. A hook joins a query that is in flight. A response that is already there is used
 * once: a second request would be redundant, and its response could overwrite the user's changes.
 */
import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { type Observable, of, tap, throwError } from 'rxjs';
import { viewerChanges } from './links/session-guard-link.ts';

type Query = TypedDocumentNode<unknown, never>;

const textOf = (variables: OperationVariables = {}) => JSON.stringify(variables);

/** A query sent by a loader, with its result until the page's hook has read it. */
export class StartedQuery {
  readonly #query: Query;
  readonly #variables: string;
  #result: Observable<ApolloLink.Result> | null = null;
  #isTakenOver = false;

  constructor(query: Query, variables: OperationVariables | undefined) {
    this.#query = query;
    this.#variables = textOf(variables);
  }

  isOf(query: Query, variables: OperationVariables | undefined): boolean {
    return this.#query === query && this.#variables === textOf(variables);
  }

  /** Stores the result for the hook, unless it has taken over. */
  storeResult(result: Observable<ApolloLink.Result>): void {
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
    started.delete(this);
  }
}

const started = new Set<StartedQuery>();
// Drops results of the previous user.
viewerChanges.subscribe(() => started.clear());

/** Called by loaders, with the same variables as the page's hook. */
export function noteStarted(query: Query, variables?: OperationVariables): StartedQuery {
  const previous = findStarted(query, variables);
  if (previous) started.delete(previous);
  const entry = new StartedQuery(query, variables);
  started.add(entry);
  return entry;
}

/** Finds the loader's query for the page's hook; undefined if none was sent. */
export const findStarted = (
  query: Query,
  variables?: OperationVariables,
): StartedQuery | undefined => [...started].find((entry) => entry.isOf(query, variables));

/** Reads the operation's context: `started` is set by a loader, `handedOver` by a hook. */
export const startedQueriesLink = new ApolloLink((operation, forward) => {
  const { started: own, handedOver } = operation.getContext() as {
    readonly started?: StartedQuery;
    readonly handedOver?: StartedQuery;
  };
  if (!own) return handedOver?.take() ?? forward(operation);
  return forward(operation).pipe(
    tap({
      next: (response) => own.storeResult(of(response)),
      error: (error: unknown) => own.storeResult(throwError(() => error)),
    }),
  );
});
