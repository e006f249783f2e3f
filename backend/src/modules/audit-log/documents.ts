// Wire documents of the extension `audit-log` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Timestamp } from '../../http/validation/bodies.ts';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './tables.ts';

/**
 * `actor`: words of the name or address of the account that made the change. `from` is inclusive,
 * `until` exclusive.
 */
export const AuditQuery = Type.Object(
  {
    ...cursorFields,
    actor: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(Type.Enum([...AUDIT_KINDS])),
    from: Type.Optional(Timestamp),
    until: Type.Optional(Timestamp),
  },
  closed,
);
export type AuditFilter = Pick<Static<typeof AuditQuery>, 'actor' | 'kind' | 'from' | 'until'>;

export const AuditEntry = Type.Object({
  _id: Type.String(),
  at: Type.String(),
  /** False if it is not known whether the write succeeded. */
  finished: Type.Boolean(),
  action: Type.Enum([...AUDIT_ACTIONS]),
  kind: Type.Enum([...AUDIT_KINDS]),
  /** The id of the changed content. */
  objectId: Type.Optional(Type.String()),
  /** The content's title at that time. */
  title: Type.Optional(Type.String()),
  /** The account that made the change; missing if it was deleted. */
  actor: Type.Optional(Type.Object({ _id: Type.String(), name: Type.Optional(Type.String()) })),
  /** The concerned student; missing if there is none, or if the account was deleted. */
  person: Type.Optional(
    Type.Object({
      _id: Type.String(),
      name: Type.Optional(Type.String()),
      studentId: Type.Optional(Type.String()),
    }),
  ),
  /** Without `before` and `after` if the log must not contain the values. */
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      before: Type.Optional(Type.String()),
      after: Type.Optional(Type.String()),
    }),
  ),
});
export type AuditEntryDocument = Static<typeof AuditEntry>;
