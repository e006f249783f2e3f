// An Apollo plugin for answers to requests that were not run: few words, and the HTTP status that GraphQL over HTTP asks for.
import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Who sends a hundred mistakes gets the first few told. */
const MAX_ERRORS = 3;
/** Fields that contradict each other are named with every place in which they do. */
const MAX_PLACES = 2;

/**
 * Mistakes in a document or its variables. A client that says what it accepts, and does not know `application/graphql-response+json`, is told
 * of them with 200 (GraphQL over HTTP, 6.4.1). Limits are no mistakes.
 */
const MISTAKES = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

const NEW_TYPE = 'application/graphql-response+json';

/** graphql-js repeats what is wrong in full, and that may be a whole request. */
const MAX_WORDS = 130;

/** @param showsSchema whether graphql-js may complete from the schema what is misspelt; Apollo Server takes care of documents, not of variables */
export function shortAnswers(showsSchema: boolean): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ request, response, source }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors || singleResult.data !== undefined) return;
        singleResult.errors = singleResult.errors.slice(0, MAX_ERRORS).map((error) => {
          const message = showsSchema ? error.message : error.message.replace(/ ?Did you mean .*\?/, '');
          return { ...error, message: shortened(message), ...(error.locations && { locations: error.locations.slice(0, MAX_PLACES) }) };
        });
        const isMistake = source !== undefined && singleResult.errors.every(({ extensions }) => MISTAKES.has(extensions?.code));
        const accept = request.http?.headers.get('accept');
        if (isMistake && accept && !accept.includes(NEW_TYPE) && response.http.status === 400) response.http.status = 200;
      },
    }),
  };
}

function shortened(message: string): string {
  return message.length > MAX_WORDS ? `${message.slice(0, MAX_WORDS)}…` : message;
}
