// The wire document of an assignment, and the bodies that make and change one (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { changesOf, clearable, closed, Moment } from '../../http/bodies.ts';

export const Assignment = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  dueDate: Type.Optional(Type.String()),
});
export type AssignmentDocument = Static<typeof Assignment>;

export const AssignmentBody = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    description: clearable(Type.String({ maxLength: 4000 })),
    dueDate: clearable(Moment),
  },
  closed,
);
export const AssignmentChanges = changesOf(AssignmentBody);
