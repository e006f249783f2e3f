// An Apollo plugin for requests that were not executed: truncates errors, and sets the HTTP status
// according to GraphQL over HTTP.
import type { ApolloServerPlugin } from '@apollo/server';
import { MAX_MESSAGE_CHARACTERS } from '../execution/variable-error.ts';
import type { RequestContext } from '../request-state.ts';

const MAX_ERRORS = 3;
/** Errors of conflicting fields have all their locations. */
const MAX_LOCATIONS = 2;

/**
 * Codes of invalid documents and variables. Clients that accept only `application/json` get them
 * with status 200 (GraphQL over HTTP, 6.4.1). Exceeded limits are not included.
 */
const INVALID_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

const NEW_TYPE = 'application/graphql-response+json';

/**
 * @param showsSchema true if suggestions of names from the schema may be sent; Apollo Server
 *   removes those for documents, but not for variables
 */
export function refusedRequests(showsSchema: boolean): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ request, response, source }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors || singleResult.data !== undefined) return;
        singleResult.errors = singleResult.errors.slice(0, MAX_ERRORS).map((error) => {
          const message = showsSchema
            ? error.message
            : error.message.replace(/ ?Did you mean .*\?/, '');
          return {
            ...error,
            message: truncateMessage(message),
            ...(error.locations && { locations: error.locations.slice(0, MAX_LOCATIONS) }),
          };
        });
        const isInvalid =
          source !== undefined &&
          singleResult.errors.every(({ extensions }) => INVALID_CODES.has(extensions?.code));
        const accept = request.http?.headers.get('accept');
        if (isInvalid && accept && !accept.includes(NEW_TYPE) && response.http.status === 400)
          response.http.status = 200;
      },
    }),
  };
}

function truncateMessage(message: string): string {
  return message.length > MAX_MESSAGE_CHARACTERS
    ? `${message.slice(0, MAX_MESSAGE_CHARACTERS - 1)}…`
    : message;
}
