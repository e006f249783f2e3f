/**
 * Stands in for Apollo Client's reading of answers in the build (vite.config.ts): ours come whole, as JSON, and never in parts, for which it has a
 * reader of 1 kB. A test compares both.
 */
import type { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';

export const readMultipartBody = (): never => {
  throw new TypeError('An answer in parts.');
};

export const parseAndCheckHttpResponse =
  ({ operationName }: ApolloLink.Operation) =>
  async (response: Response): Promise<ApolloLink.Result> => {
    const bodyText = await response.text();
    const isGraphql = response.headers.get('content-type')?.includes('application/graphql-response+json');
    if (response.status >= 300 && !isGraphql) throw new ServerError(`Status ${response.status}`, { response, bodyText });
    const result = parsed(response, bodyText);
    if (!('data' in result || 'errors' in result)) throw new ServerError(`No answer to ${operationName}`, { response, bodyText });
    return result;
  };

function parsed(response: Response, bodyText: string): ApolloLink.Result {
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}
