// The call of the extension `audit-log`, in upstream's spelling.
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `AuditChange`. */
export type RestAuditChange = { field?: string; before?: string | null; after?: string | null };

/** Backs `AuditPerson`. */
export type RestAuditPerson = {
  _id?: string;
  id?: string;
  name?: string | null;
  studentId?: string | null;
};

/** Backs `AuditEntry`. */
export type RestAuditEntry = {
  _id?: string;
  id?: string;
  at?: string;
  finished?: boolean;
  action?: string;
  kind?: string;
  objectId?: string | null;
  title?: string | null;
  actor?: RestAuditPerson | null;
  person?: RestAuditPerson | null;
  changes?: RestAuditChange[];
};

type Filter = {
  actor?: string | undefined;
  kind?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

export const auditLogApi = (upstream: Upstream) => ({
  /** GET /ext/audit-log */
  listAuditEntries: (filter: Filter, page: Page) =>
    upstream.page<RestAuditEntry>(withQuery(path`/ext/audit-log`, { ...filter, ...page })),
});
