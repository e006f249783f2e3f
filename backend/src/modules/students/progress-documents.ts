// The wire document of the extension `progress`, and the body that changes it
// (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';

/** How far an account is in a lesson. */
export const LessonProgress = Type.Object({
  lessonId: Type.String(),
  done: Type.Boolean(),
  /** When it was done; missing while it is not. */
  doneAt: Type.Optional(Type.String()),
  /** Where the video stands, in seconds. */
  position: Type.Integer(),
  updatedAt: Type.String(),
});
export type LessonProgressDocument = Static<typeof LessonProgress>;

/** What is left out stays as it is. */
export const ProgressBody = Type.Object(
  {
    done: Type.Optional(Type.Boolean()),
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  },
  { ...closed, minProperties: 1 },
);
