// The Apollo plugin for responses: adds the request id to errors, logs unexpected ones with it, and
// passes the outcome to the steps that complete the response.
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { NO_UPSTREAM_USAGE } from '../../observability/outcomes.ts';
import { isUnexpected } from '../format-error.ts';
import type { RequestContext } from '../request-state.ts';
import { upstreamExtension } from '../upstream-extension.ts';

export type ResponsePluginOptions = {
  isProduction: boolean;
  /**
   * True if every client may run the document; responses only for developers and admins are not
   * cached.
   */
  isOpenToAll: (queryHash: string) => boolean;
};

export function responsePlugin({
  isProduction,
  isOpenToAll,
}: ResponsePluginOptions): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ contextValue: { request }, errors }) {
          for (const error of errors.filter(isUnexpected))
            request.log.error(unwrapResolverError(error));
        },
        async willSendResponse({ contextValue, operation, queryHash = '', response: { body } }) {
          if (body.kind !== 'single') return;
          const { request } = contextValue;
          const { singleResult } = body;
          const source = request.graphql.executed?.source ?? 'pipeline';
          const upstream = contextValue.usedUpstream();
          if (!isProduction && singleResult.data !== undefined)
            singleResult.extensions = upstreamExtension(upstream?.usage, source);
          singleResult.errors = singleResult.errors?.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: request.id },
          }));
          request.graphql.completed = {
            name: operation?.name?.value ?? null,
            kind: operation?.operation ?? 'invalid',
            source,
            codes: (singleResult.errors ?? []).map(({ extensions }) => String(extensions?.code)),
            upstream: upstream?.usage ?? NO_UPSTREAM_USAGE,
            audience: operation && isOpenToAll(queryHash) ? contextValue.audience() : 'one',
            setCookies: upstream?.setCookies ?? [],
          };
        },
      };
    },
  };
}
