/** What travels at the same time when a page is visited: its code with its texts (`page`), and its query (`query`). Used by routes.tsx alone. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunction } from 'react-router-dom';
import { isSignedIn, start } from './apollo/start.ts';
import { type Area, loadTexts } from './i18n/texts.ts';

/** A page's code together with the areas of texts that it uses; a test compares them with the code. */
export function page<Module extends object>(load: () => Promise<Module>, ...areas: Area[]): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)]);
    return module;
  };
}

/** The parameters of all patterns below; each page reads those of its own. */
type Parameters = Readonly<Record<'courseCode' | 'motherId' | 'id' | 'userId' | 'examId', string>>;

/** A page's query, sent off while its code is on the way. The query's text is fetched too: all of them would weigh 9 kB on the first visit. */
export function query<Data, Variables extends OperationVariables>(
  load: () => Promise<TypedDocumentNode<Data, Variables>>,
  variables?: (parameters: Parameters, search: URLSearchParams) => Variables,
): LoaderFunction {
  return async ({ params, request }) => start(await load(), variables?.(params as Parameters, new URL(request.url).searchParams));
}

/** As `query`, for pages that ask for more when somebody is signed in: waits until that is known, once per visit of the site. */
export function queryOfViewer<Data, Variables extends OperationVariables>(
  load: () => Promise<TypedDocumentNode<Data, Variables>>,
  variables: (parameters: Parameters, viewer: { readonly isSignedIn: boolean }) => Variables,
): LoaderFunction {
  return async ({ params }) => {
    const [document, signedIn] = await Promise.all([load(), isSignedIn()]);
    return start(document, variables(params as Parameters, { isSignedIn: signedIn }));
  };
}
