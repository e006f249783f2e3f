/** The one Apollo client of the page and the road of a request: failed answers -> error watch -> retry (reads only) -> upload or plain HTTP. */
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, retry, tap, throwError, timer } from 'rxjs';
import { createCache } from './cache.ts';
import { errorCode } from './errors.ts';
import { failedAnswers } from './failed-answers.ts';
import { keepUnusedFor60Seconds } from './retention.ts';
import { signOutHere } from './session.ts';

const http = {
  uri: '/graphql',
  credentials: 'include',
  // The gateway refuses cross-site form posts; this header proves that a script of ours sends the request.
  headers: { 'apollo-require-preflight': 'true' },
} as const;

/** The review of a result is a page like any other. */
const isInExam = () => /^\/exam\/(?!result\/)/.test(location.pathname);

/** The session has ended elsewhere. Not in an exam: the paper stays open and asks for the login on the spot. */
const watchSession = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ errors }) => {
      const ended = errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
      if (ended && operation.operationName !== 'Login' && !isInExam()) signOutHere(client);
    }),
  ),
);

/** A read that never reached the gateway is asked again, after 0.4 and 0.8 s; a write is repeated by a person or by the exam's outbox. */
const retryReads = new ApolloLink((operation, forward) => {
  const answer = forward(operation);
  if (operation.operationType !== OperationTypeNode.QUERY) return answer;
  return answer.pipe(
    retry({ count: 2, delay: (error, count) => (errorCode(error) === 'OFFLINE' ? timer(400 * count) : throwError(() => error)) }),
  );
});

/** Only few people send files: that code is fetched with the first one. */
const upload = new ApolloLink((operation, forward) =>
  from(import('apollo-upload-client/UploadHttpLink.mjs')).pipe(
    mergeMap(({ default: UploadHttpLink }) => new UploadHttpLink(http).request(operation, forward)),
  ),
);

function carriesFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(carriesFile);
}

const send = ApolloLink.split(({ variables }) => carriesFile(variables), upload, new HttpLink(http));

export const client = new ApolloClient({ cache: createCache(), link: ApolloLink.from([failedAnswers, watchSession, retryReads, send]) });

keepUnusedFor60Seconds(client);
