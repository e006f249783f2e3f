// The wire document of an assignment, and the request bodies (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { changesOf, clearable, closed, Id, Timestamp } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';

const Category = Type.Enum(['admissionPrep', 'academic']);

export const Assignment = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  dueDate: Type.Optional(Type.String()),
  /** Its course; missing if it is for the students of all courses. */
  course: Type.Optional(
    Type.Object({ _id: Type.String(), category: Category, name: Type.String() }),
  ),
  /** The maximum mark; missing if there are no marks. */
  maxMark: Type.Optional(Type.Integer()),
});
export type AssignmentDocument = Static<typeof Assignment>;

export const AssignmentBody = Type.Object(
  {
    title: requiredText(200),
    description: clearable(Type.String({ maxLength: 4000 })),
    dueDate: clearable(Timestamp),
    // The name is ignored: clients send back the document that they read.
    course: clearable(
      Type.Object({ _id: Id, category: Category, name: Type.Optional(Type.Unknown()) }, closed),
    ),
    maxMark: clearable(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  closed,
);
export const AssignmentChanges = changesOf(AssignmentBody);
export type AssignmentFields = Static<typeof AssignmentChanges>;
