/** The one Apollo client of the page and the road of a request: queries of loaders -> failed answers -> answers of the session -> session watch -> hash -> retry -> server texts -> files or plain HTTP. */
import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { prerenderedData } from '../prerendered.ts';
import { createCache } from './cache.ts';
import { errorCode } from './errors.ts';
import { failedAnswers } from './failed-answers.ts';
import { fetchAnswer } from './network-error.ts';
import { keepUnusedFor60Seconds } from './retention.ts';
import { serverTexts } from './server-texts.ts';
import { followOtherTabs, savedViewer, signOutHere } from './session.ts';
import { sessionGuardLink } from './session-guard-link.ts';
import { startedQueries } from './started-queries.ts';
import { askByHash } from './trusted.ts';

const http = {
  uri: '/graphql',
  credentials: 'include',
  fetch: fetchAnswer,
  // The gateway refuses cross-site form posts; this header proves that a script of ours sends the request.
  headers: { 'apollo-require-preflight': 'true' },
} as const;

/** The review of a result is a page like any other. */
const isInExam = () => /^\/exam\/(?!result\/)/.test(location.pathname);

/** The session has ended elsewhere. Not in an exam: the paper stays open and asks for the login on the spot. */
const watchSession = new ErrorLink(({ error, operation }) => {
  const ended = CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (ended && operation.operationName !== 'Login' && !isInExam()) {
    signOutHere(client, operation.operationType === OperationTypeNode.MUTATION);
  }
});

/** Beside reads: the answer to a repeated start is the attempt that runs. Answers of an exam are repeated by its own outbox, all else by a person. */
const isRepeatable = ({ operationType, operationName = '' }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || /^Start\w*Exam$/.test(operationName);

/** What never reached the gateway is asked again, after 0.4 and 0.8 s. */
const retry = new RetryLink({
  delay: (count) => 400 * count,
  attempts: (count, operation, error) => count < 3 && errorCode(error) === 'OFFLINE' && isRepeatable(operation),
});

/** Only few people send files: that code is fetched with the first one. */
const upload = new ApolloLink((operation, forward) =>
  from(import('./send-files.ts')).pipe(mergeMap(({ linkForFiles }) => linkForFiles(http).request(operation, forward))),
);

function carriesFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(carriesFile);
}

// The link without the name of the client library, which would only make addresses longer.
const send = ApolloLink.split(({ variables }) => carriesFile(variables), upload, new BaseHttpLink(http));

/** In development the gateway may know other operations than these files. */
const ask = import.meta.env.DEV ? [] : [askByHash];

/** Where the gateway has drawn this page for a visitor: what it was drawn from (web/ssr/). Not for a person: it may be an old copy of the browser's. */
const first = savedViewer() ? null : prerenderedData();

export const client = new ApolloClient({
  cache: first ? createCache().restore(JSON.parse(first)) : createCache(),
  link: ApolloLink.from([startedQueries, failedAnswers, sessionGuardLink, watchSession, ...ask, retry, serverTexts, send]),
});

keepUnusedFor60Seconds(client);
followOtherTabs(client, isInExam);
