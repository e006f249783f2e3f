// Refuses an operation that asks for too much once its fragments are laid open: depth, fields, aliases, sign-ins.
import type { ApolloServerPlugin } from '@apollo/server';
import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import type { Context } from '../context.ts';
import { limitError } from './query-size.ts';

/** What one operation may ask for. The widest of our own pages asks for some 60 fields at a depth of 8. */
export const OPERATION_LIMITS = { depth: 12, fields: 500, aliases: 30, authMutations: 1 };

/** Fields where guessing must not be sped up by asking many times in one operation. */
const AUTH_MUTATIONS = new Set(['login', 'signup', 'verifyOtp']);

/** Tools ask for types some 15 levels deep here; how deep is for graphql's own MaxIntrospectionDepthRule. */
const INTROSPECTION = new Set(['__schema', '__type']);
const NOTHING: Cost = { depth: 0, fields: 0, aliases: 0, authMutations: 0 };

/** An Apollo plugin; it refuses in `didResolveOperation`, where an error is a coded 400. */
export function operationLimits(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation }) {
          if (!operation) return;
          const fragments = new Map<string, FragmentDefinitionNode>();
          for (const definition of document.definitions) {
            if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
          }
          const cost = measure(operation.selectionSet, fragments);
          for (const limit of ['depth', 'fields', 'aliases', 'authMutations'] as const) {
            if (cost[limit] > OPERATION_LIMITS[limit]) throw limitError(limit, OPERATION_LIMITS[limit]);
          }
        },
      };
    },
  };
}

type Cost = { depth: number; fields: number; aliases: number; authMutations: number };

/** Fragments are measured once each, so that nesting them cannot make the measuring itself costly. */
function measure(root: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): Cost {
  const measured = new Map<string, Cost>();

  function ofSet(set: SelectionSetNode): Cost {
    const total: Cost = { ...NOTHING };
    for (const selection of set.selections) {
      const cost =
        selection.kind === 'FragmentSpread'
          ? ofFragment(selection.name.value)
          : selection.selectionSet
            ? ofSet(selection.selectionSet)
            : NOTHING;
      const isField = selection.kind === 'Field';
      total.depth = Math.max(total.depth, isField ? (INTROSPECTION.has(selection.name.value) ? 1 : cost.depth + 1) : cost.depth);
      total.fields += cost.fields + (isField ? 1 : 0);
      total.aliases += cost.aliases + (isField && selection.alias ? 1 : 0);
      total.authMutations += cost.authMutations + (isField && AUTH_MUTATIONS.has(selection.name.value) ? 1 : 0);
    }
    return total;
  }

  function ofFragment(name: string): Cost {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const cost = fragment ? ofSet(fragment.selectionSet) : NOTHING;
    measured.set(name, cost);
    return cost;
  }

  return ofSet(root);
}
