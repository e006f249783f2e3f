// Refuses queries that are too large before they are parsed: a few hundred bytes of deep nesting
// are enough to block the parser.
import { type GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { refusal } from '../../upstream/errors/refusals.ts';

export const QUERY_LIMITS = { bytes: 32 * 1024, tokens: 1000, nesting: 15, directives: 20 };

/**
 * The error for a query beyond a limit, otherwise undefined. Syntax errors are reported by
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
