/** An answer of the gateway with the server's sentences in Bengali; apollo/bengali-words.ts fetches it. */
import type { ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { inBengali } from '../i18n/bn/server-words.ts';
import { isFieldError } from './errors.ts';

/** For these a sentence that nobody has put into Bengali still says more than ours for the code. */
const needsItsWords = new Set<unknown>(['BAD_USER_INPUT', 'CONFLICT']);

function saidError(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message, extensions } = error;
  const fields = extensions?.fieldErrors;
  const said = inBengali(message) ?? (needsItsWords.has(extensions?.code) ? message : '');
  if (!Array.isArray(fields)) return { ...error, message: said };
  const fieldErrors = fields.filter(isFieldError).map((field) => ({ ...field, message: inBengali(field.message) ?? field.message }));
  return { ...error, message: said, extensions: { ...extensions, fieldErrors } };
}

/** The payload of a mutation, whose `message` is for people. */
function saidPayload(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('message' in payload) || typeof payload.message !== 'string') return payload;
  return { ...payload, message: inBengali(payload.message) ?? payload.message };
}

export function saidInBengali(result: ApolloLink.Result, isMutation: boolean): ApolloLink.Result {
  const { data } = result;
  const errors = 'errors' in result ? result.errors : undefined;
  const payloads = isMutation && data && Object.fromEntries(Object.entries(data).map(([field, payload]) => [field, saidPayload(payload)]));
  return { ...result, ...(payloads && { data: payloads }), ...(errors && { errors: errors.map(saidError) }) } as ApolloLink.Result;
}
