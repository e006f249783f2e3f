// Who may run what. In production everybody runs the trusted documents, and whoever has the developer key or is an admin runs anything;
// elsewhere everybody runs anything.
import type { FastifyRequest } from 'fastify';
import { type DocumentNode, Kind, parse } from 'graphql';
import { hashOf, type TrustedDocuments } from '../trusted-documents.ts';
import { codedError } from '../upstream/errors.ts';
import { developerKeyRule } from './developer-key.ts';
import { isPreflighted } from './preflight.ts';
import { queryOf } from './request-limits.ts';

/** `open`: the server that shows its schema and runs anything. `site`: the one that runs trusted documents. */
export type Door = 'open' | 'site';

/** What is told to who may not run an operation. */
export const notAllowedError = codedError('OPERATION_NOT_ALLOWED', 'This operation is not one of this site’s own.', {
  http: { status: 403 },
});

export type AdmissionOptions = {
  isProduction: boolean;
  developerKey: string | undefined;
  trusted: TrustedDocuments;
  /** Asks upstream whose session this is. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>;
};

export class Admission {
  readonly #options: AdmissionOptions;
  readonly #hasKey: (headers: FastifyRequest['headers']) => boolean;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#hasKey = developerKeyRule(options.developerKey);
  }

  /** Whether a document may be run without asking who sends it. */
  readonly isOpenToAll = (queryHash: string): boolean => !this.#options.isProduction || this.#options.trusted.has(queryHash);

  /** Whether the schema and the tools for it are shown. */
  showsTools({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    return !this.#options.isProduction || this.#hasKey(headers);
  }

  /** The server that a request may use; undefined for none. */
  async doorOf(request: FastifyRequest): Promise<Door | undefined> {
    if (this.showsTools(request)) return 'open';
    const text = queryOf(request);
    // Without a text there is a hash, or nothing: the site's server knows what to say.
    if (typeof text !== 'string' || text === '' || this.isOpenToAll(hashOf(text))) return 'site';
    const document = parsed(text);
    if (!document) return 'site';
    // Nobody is asked on behalf of a request that a page of another site could have sent.
    if (request.headers.cookie !== undefined && isPreflighted(request.headers) && (await this.#options.isAdmin(request))) return 'open';
    return asksForNoData(document) ? 'site' : undefined;
  }

  /** The last fence, in the site's server itself: refuses what is not trusted, however it got there. */
  checkOnSite(queryHash: string, document: DocumentNode): void {
    if (!this.isOpenToAll(queryHash) && !asksForNoData(document)) throw notAllowedError;
  }
}

/** Undefined for what is no GraphQL: there is nothing in it to run, and the parser says why. */
function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return undefined;
  }
}

/**
 * Nothing but `__typename`, which load balancers send to see whether GraphQL is spoken here, and questions for the schema, which the site's
 * server does not answer and says so.
 */
function asksForNoData({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__')),
  );
}
