/**
 * Localizes the server's messages by code, never by text: errors and field errors by
 * `extensions.reason` and its parameters, successes by the mutation's name. The texts are loaded
 * with the first response that needs them. An error without a known reason keeps the server's
 * message, and so do successes on English pages (specification, section 8).
 */
import { ApolloLink } from '@apollo/client';
import { type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { from, mergeMap, of } from 'rxjs';
import { formats, type Language } from '../../i18n/format.ts';
import { fill, type Values } from '../../i18n/message.ts';
import { findByCode, loadTexts } from '../../i18n/texts.ts';
import { isFieldError } from '../errors.ts';

/** A code with its parameters, as in errors and field errors. */
interface CodedMessage {
  readonly reason?: unknown;
  readonly params?: unknown;
}

function isValues(params: unknown): params is Values {
  return typeof params === 'object' && params !== null && !Array.isArray(params);
}

/** The text of a code in a language; null for an unknown code. */
function refusalText(lang: Language, { reason, params }: CodedMessage): string | null {
  const text = typeof reason === 'string' ? findByCode(lang, 'refusals', reason) : undefined;
  return text === undefined
    ? null
    : fill(text, isValues(params) ? params : {}, formats[lang].digits);
}

function translatedError(error: GraphQLFormattedError, lang: Language): GraphQLFormattedError {
  const { message, extensions } = error;
  const fields = extensions?.fieldErrors;
  const fieldErrors =
    Array.isArray(fields) &&
    fields
      .filter(isFieldError)
      .map((field) => ({ ...field, message: refusalText(lang, field) ?? field.message }));
  return {
    ...error,
    message: refusalText(lang, extensions ?? {}) ?? message,
    ...(fieldErrors && { extensions: { ...extensions, fieldErrors } }),
  };
}

function hasMessage(payload: unknown): payload is { readonly message: string } {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'message' in payload &&
    typeof payload.message === 'string'
  );
}

type Data = ApolloLink.Result['data'];

function translatedData(data: Data, mutation: string, lang: Language): Data {
  const text = findByCode(lang, 'successes', mutation);
  if (!data || text === undefined) return data;
  const payloads = Object.entries(data).map(([field, payload]) => [
    field,
    hasMessage(payload) ? { ...payload, message: text } : payload,
  ]);
  return Object.fromEntries(payloads);
}

const shownLanguage = (): Language => (document.documentElement.lang === 'bn' ? 'bn' : 'en');

export const errorLocalizationLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      const { data } = result;
      const errors = 'errors' in result ? result.errors : undefined;
      const payloads =
        operation.operationType === OperationTypeNode.MUTATION && data ? Object.values(data) : [];
      const hasOwnText = payloads.some(
        (payload) => hasMessage(payload) && (shownLanguage() === 'bn' || payload.message === ''),
      );
      const hasCode = errors?.some(({ extensions }) => extensions?.reason) ?? false;
      if (!hasOwnText && !hasCode) return of(result);
      const translate = () => {
        const lang = shownLanguage();
        return {
          ...result,
          ...(hasOwnText && { data: translatedData(data, operation.operationName ?? '', lang) }),
          ...(errors && { errors: errors.map((error) => translatedError(error, lang)) }),
        } as ApolloLink.Result;
      };
      return from(loadTexts(hasCode ? ['refusals'] : ['successes']).then(translate, () => result));
    }),
  ),
);
