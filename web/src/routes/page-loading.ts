/**
 * Starts the parallel requests of a page visit: its chunk with its texts (`lazyPage`), and its
 * query (`queryLoader`). Used only by the routes files.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { isSignedIn, start } from '../apollo/start.ts';
import { type Area, loadTexts } from '../i18n/texts.ts';

/** Metadata that the build reads from a route's functions (web/build/page-routes.ts). */
export interface LoadMetadata {
  readonly load: () => Promise<unknown>;
  readonly areas?: readonly Area[];
}

/** Loads a page's chunk and its text areas; a test compares the areas with the code. */
export function lazyPage<Module extends object>(
  load: () => Promise<Module>,
  ...areas: Area[]
): (() => Promise<Module>) & LoadMetadata {
  const loadPage = async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)]);
    return module;
  };
  return Object.assign(loadPage, { load, areas });
}

/** The parameters of all routes below; each page reads its own. */
type Parameters = Readonly<
  Record<'courseCode' | 'motherId' | 'id' | 'userId' | 'examId' | 'submissionId', string>
>;

/**
 * Sends a page's query while its chunk is loading. The document is imported on demand: all of them
 * would add 9 kB to the first visit.
 * @param variables null for a URL whose page sends no query
 */
export function queryLoader<Data, Variables extends OperationVariables>(
  load: () => Promise<TypedDocumentNode<Data, Variables>>,
  variables?: (parameters: Parameters, search: URLSearchParams) => Variables | null,
): LoaderFunction & LoadMetadata {
  const loader: LoaderFunction = async ({ params, request }) => {
    const queryVariables = variables?.(params as Parameters, new URL(request.url).searchParams);
    if (queryVariables === null) return null;
    const document = await load();
    // A task of its own: it may read a prerendered page's data from the cache.
    await globalThis.scheduler?.yield?.();
    return start(document, queryVariables);
  };
  return Object.assign(loader, { load });
}

/**
 * Like `queryLoader`, for pages whose query depends on whether a user is signed in: waits for the
 * viewer, once per page load.
 */
export function viewerQueryLoader<Data, Variables extends OperationVariables>(
  load: () => Promise<TypedDocumentNode<Data, Variables>>,
  variables: (parameters: Parameters, viewer: { readonly isSignedIn: boolean }) => Variables,
): LoaderFunction & LoadMetadata {
  const loader: LoaderFunction = async ({ params }) => {
    const [document, signedIn] = await Promise.all([load(), isSignedIn()]);
    return start(document, variables(params as Parameters, { isSignedIn: signedIn }));
  };
  return Object.assign(loader, { load });
}

/** Loads the code and texts of the page with this path, without its data. */
export async function loadCode(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route: { lazy, loader } }) => {
      const query = loader as Partial<LoadMetadata> | undefined;
      await Promise.all([typeof lazy === 'function' ? lazy() : null, query?.load?.()]);
    }),
  );
}
