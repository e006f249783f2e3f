// The wire document of the extension `progress`, and its request body (docs/rest-contract.md,
// "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';

/** The progress of an account in a lesson. */
export const LessonProgress = Type.Object({
  lessonId: Type.String(),
  done: Type.Boolean(),
  /** Missing until it is done. */
  doneAt: Type.Optional(Type.String()),
  /** Position in the video, in seconds. */
  position: Type.Integer(),
  updatedAt: Type.String(),
});
export type LessonProgressDocument = Static<typeof LessonProgress>;

/** Missing fields are unchanged. */
export const ProgressBody = Type.Object(
  {
    done: Type.Optional(Type.Boolean()),
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  },
  { ...closed, minProperties: 1 },
);
