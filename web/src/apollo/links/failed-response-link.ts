/**
 * Treats a response as an error if every root field or the viewer failed. Pages use `errorPolicy:
 * 'all'` and would otherwise store the nulls: a null viewer means a visitor, and a null course one
 * that does not exist.
 */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

export const failedResponseLink = new ApolloLink((operation, forward) => {
  const responses = forward(operation);
  if (operation.operationType !== OperationTypeNode.QUERY) return responses;
  return responses.pipe(
    map((result) => {
      if (!('data' in result) || !result.data || !result.errors) return result;
      const failedFields = new Set(
        result.errors.flatMap(({ path }) => (path?.length === 1 ? [path[0]] : [])),
      );
      const fields = Object.keys(result.data).filter((field) => field !== '__typename');
      if (failedFields.has('viewer') || fields.every((field) => failedFields.has(field)))
        throw new CombinedGraphQLErrors(result);
      return result;
    }),
  );
});
