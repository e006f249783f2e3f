// The documents that a request may execute. In production: trusted documents; any document with the
// developer key or as an admin. In development: any.
import type { FastifyRequest } from 'fastify';
import { type DocumentNode, Kind, parse } from 'graphql';
import { refusal } from '../../upstream/errors/refusals.ts';
import { queryOf } from '../limits/request-limits.ts';
import { isPreflighted } from '../preflight.ts';
import { developerKeyRule } from './developer-key.ts';
import { hashOf, type TrustedDocuments } from './trusted-documents.ts';

/**
 * `developer`: the server that shows its schema and runs any document. `public`: the one that runs
 * trusted documents only.
 */
export type ServerKind = 'developer' | 'public';

export const notAllowedError = refusal(
  'UNKNOWN_OPERATION',
  {},
  {
    http: { status: 403 },
  },
);

export type DocumentAccessOptions = {
  isProduction: boolean;
  developerKey: string | undefined;
  trusted: TrustedDocuments;
  /** Reads the account of the session from upstream. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>;
};

export class DocumentAccess {
  readonly #options: DocumentAccessOptions;
  readonly #hasKey: (headers: FastifyRequest['headers']) => boolean;

  constructor(options: DocumentAccessOptions) {
    this.#options = options;
    this.#hasKey = developerKeyRule(options.developerKey);
  }

  /** True if every client may run the document. */
  readonly isOpenToAll = (queryHash: string): boolean =>
    !this.#options.isProduction || this.#options.trusted.texts.has(queryHash);

  /** True if the schema and its tools are shown to the client. */
  showsTools({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    return !this.#options.isProduction || this.#hasKey(headers);
  }

  /** The kind of server for a request; undefined if it may use none. */
  async serverKindFor(request: FastifyRequest): Promise<ServerKind | undefined> {
    if (this.showsTools(request)) return 'developer';
    const text = queryOf(request);
    // Requests without a query contain a hash or nothing: the public server handles both.
    if (typeof text !== 'string' || text === '' || this.isOpenToAll(hashOf(text))) return 'public';
    const document = parseDocument(text);
    if (!document) return 'public';
    // The session is ignored if a page of another site could have sent the request.
    if (
      request.headers.cookie !== undefined &&
      isPreflighted(request.headers) &&
      (await this.#options.isAdmin(request))
    )
      return 'developer';
    return selectsNoData(document) ? 'public' : undefined;
  }

  /** A second check in the public server: refuses untrusted documents, however they were sent. */
  requireTrusted(queryHash: string, document: DocumentNode): void {
    if (!this.isOpenToAll(queryHash) && !selectsNoData(document)) throw notAllowedError;
  }
}

/** Undefined for a syntax error, which Apollo Server reports. */
function parseDocument(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return undefined;
  }
}

/**
 * True for `__typename` alone, a common health check, and for introspection, which the public
 * server refuses.
 */
function selectsNoData({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      ),
  );
}
