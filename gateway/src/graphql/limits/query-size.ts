// Refuses a query that is too big before it is parsed: a few hundred deeply nested bytes are enough
// to stop a server that parses first.
import { type GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { refusal } from '../../upstream/errors/refusals.ts';

/** Limits of a query's text. */
export const QUERY_LIMITS = { bytes: 32 * 1024, tokens: 1000, nesting: 15, directives: 20 };

/**
 * Undefined for a query within the limits, else the error to answer. Syntax errors are reported by
 * graphql-js.
 */
export function querySizeError(query: string): GraphQLError | undefined {
  if (Buffer.byteLength(query) > QUERY_LIMITS.bytes) return limitError('bytes', QUERY_LIMITS.bytes);
  const lexer = new Lexer(new Source(query));
  let nesting = 0;
  let directives = 0;
  let tokens = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (++tokens > QUERY_LIMITS.tokens) return limitError('tokens', QUERY_LIMITS.tokens);
      if (token.kind === TokenKind.BRACE_L || token.kind === TokenKind.BRACKET_L) nesting++;
      if (token.kind === TokenKind.BRACE_R || token.kind === TokenKind.BRACKET_R) nesting--;
      if (token.kind === TokenKind.AT && ++directives > QUERY_LIMITS.directives)
        return limitError('directives', QUERY_LIMITS.directives);
      if (nesting > QUERY_LIMITS.nesting) return limitError('depth', QUERY_LIMITS.nesting);
    }
  } catch {
    return undefined;
  }
  return undefined;
}

/** The error for a query beyond a limit. */
export function limitError(limit: string, max: number): GraphQLError {
  return refusal('QUERY_LIMIT', { limit, max }, { limit, http: { status: 400 } });
}
