// Wire documents of the extension `audit-log` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Moment } from '../../http/validation/bodies.ts';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './tables.ts';

/**
 * `actor`: words of the name or the address of who made the change. `from` is included, `until` is
 * not.
 */
export const AuditQuery = Type.Object(
  {
    ...cursorFields,
    actor: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(Type.Enum([...AUDIT_KINDS])),
    from: Type.Optional(Moment),
    until: Type.Optional(Moment),
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
  /** The content that it is about. */
  objectId: Type.Optional(Type.String()),
  /** Of the content, as it was then. */
  title: Type.Optional(Type.String()),
  /** Who made the change; missing if the account was deleted. */
  actor: Type.Optional(Type.Object({ _id: Type.String(), name: Type.Optional(Type.String()) })),
  /** The student that it concerns; missing if there is none, or if the account was deleted. */
  person: Type.Optional(
    Type.Object({
      _id: Type.String(),
      name: Type.Optional(Type.String()),
      studentId: Type.Optional(Type.String()),
    }),
  ),
  /** Without `before` and `after`: the log does not hold the values. */
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      before: Type.Optional(Type.String()),
      after: Type.Optional(Type.String()),
    }),
  ),
});
export type AuditEntryDocument = Static<typeof AuditEntry>;
