/**
 * On a Bengali page what the server says is put into Bengali before the page gets it; an English one shows the server's own words
 * (specification, section 8). The sentences are fetched when there is something to say.
 */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of } from 'rxjs';

export const bengaliWords = new ApolloLink((operation, forward) => {
  const isMutation = operation.operationType === OperationTypeNode.MUTATION;
  return forward(operation).pipe(
    mergeMap((result) => {
      if (document.documentElement.lang !== 'bn' || !(isMutation || ('errors' in result && result.errors))) return of(result);
      const words = import('./said-in-bengali.ts');
      return from(
        words.then(
          ({ saidInBengali }) => saidInBengali(result, isMutation),
          () => result,
        ),
      );
    }),
  );
});
