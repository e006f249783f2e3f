// Wire documents of accounts (docs/rest-contract.md, "Documents").

import { type Static, Type } from 'typebox';
import type { SessionUser } from '../../access.ts';
import { withoutNulls } from '../../db/without-nulls.ts';

export const Role = Type.Enum(['student', 'admin']);

export const User = Type.Object({
  _id: Type.String(),
  email: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  role: Role,
  userName: Type.Optional(Type.String()),
  /** A new address that is not confirmed yet. */
  pending: Type.Optional(
    Type.Object({ email: Type.Optional(Type.String()), phoneNumber: Type.Optional(Type.String()) }),
  ),
});

/** The account as its owner sees it. */
export function toUser(user: SessionUser): Static<typeof User> {
  return {
    _id: user.id,
    role: user.role,
    ...withoutNulls({ email: user.email, phoneNumber: user.phoneNumber, userName: user.name }),
  };
}
