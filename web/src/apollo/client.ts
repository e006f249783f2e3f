/**
 * The Apollo client of the page. Link order: queries started by loaders -> failed responses ->
 * session guard -> late responses -> session watch -> operation hash -> retry -> error localization
 * -> language of writes -> file upload or plain HTTP.
 */
import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { isExamPath } from '../paths.ts';
import { prerenderedData } from '../prerendered.ts';
import { createCache } from './cache.ts';
import { errorCode } from './errors.ts';
import { errorLocalizationLink } from './links/error-localization-link.ts';
import { failedResponseLink } from './links/failed-response-link.ts';
import { lateResponseLink } from './links/late-response-link.ts';
import { operationHashLink } from './links/operation-hash-link.ts';
import { sessionGuardLink } from './links/session-guard-link.ts';
import { loadChunk } from './missing-chunk.ts';
import { fetchResponse } from './network-error.ts';
import { keepUnusedFor60Seconds } from './retention.ts';
import { endLocalSession, followOtherTabs, savedViewer } from './session.ts';
import { startedQueriesLink } from './started-queries.ts';

const httpOptions = {
  uri: '/graphql',
  credentials: 'include',
  fetch: fetchResponse,
  // The gateway rejects cross-site form posts; this header proves that a script of this site sends
  // the request.
  headers: { 'apollo-require-preflight': 'true' },
} as const;

const isInExam = () => isExamPath(location.pathname);

/**
 * Signs out when the gateway reports that the session has ended. During an exam the paper stays
 * open and shows the login form itself.
 */
const sessionWatchLink = new ErrorLink(({ error, operation }) => {
  const ended =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (ended && operation.operationName !== 'Login' && !isInExam()) {
    endLocalSession(client, operation.operationType === OperationTypeNode.MUTATION);
  }
});

/**
 * Queries, and starting an exam: a repeated start returns the running attempt. Exam answers are
 * resent by the exam outbox; other mutations are repeated by the user.
 */
const isRepeatable = ({ operationType, operationName = '' }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY || /^Start\w*Exam$/.test(operationName);

/**
 * Retries requests that did not reach the gateway, after 0.4 and 0.8 s; not while the device is
 * offline, since each page would wait for them.
 */
const retryLink = new RetryLink({
  delay: (count) => 400 * count,
  attempts: (count, operation, error) =>
    count < 3 && navigator.onLine && errorCode(error) === 'OFFLINE' && isRepeatable(operation),
});

/** Loaded on demand: few users upload files. */
const uploadLink = new ApolloLink((operation, forward) =>
  from(loadChunk(import('./send-files.ts'))).pipe(
    mergeMap(({ linkForFiles }) => linkForFiles(httpOptions).request(operation, forward)),
  ),
);

function carriesFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(carriesFile);
}

/**
 * The backend stores the language of writes with the account, and uses it for SMS and e-mails
 * (docs/decisions/054).
 */
const writeLanguageLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) {
    operation.setContext(({ headers }) => ({
      headers: { ...headers, 'accept-language': document.documentElement.lang },
    }));
  }
  return forward(operation);
});

// BaseHttpLink does not send the client library's name, which would only make GET URLs longer.
const terminatingLink = ApolloLink.split(
  ({ variables }) => carriesFile(variables),
  uploadLink,
  new BaseHttpLink(httpOptions),
);

/** Development sends operations as text: the gateway may not have these hashes. */
const hashLinks = import.meta.env.DEV ? [] : [operationHashLink];

/**
 * Data of the prerendered page (web/ssr/). Ignored for signed-in users: the page may come from the
 * browser's HTTP cache.
 */
const prerendered = savedViewer() ? null : prerenderedData();

export const client = new ApolloClient({
  cache: prerendered ? createCache().restore(JSON.parse(prerendered)) : createCache(),
  link: ApolloLink.from([
    startedQueriesLink,
    failedResponseLink,
    sessionGuardLink,
    lateResponseLink(),
    sessionWatchLink,
    ...hashLinks,
    retryLink,
    errorLocalizationLink,
    writeLanguageLink,
    terminatingLink,
  ]),
});

keepUnusedFor60Seconds(client);
followOtherTabs(client, isInExam);
