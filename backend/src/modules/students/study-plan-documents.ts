// The wire document of the extension `study-plan`, and its request body (docs/rest-contract.md,
// "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';
import { requiredLine } from '../../http/validation/texts.ts';
import { SCHOOL_CLASSES, STUDY_GOALS } from './tables.ts';

const SchoolClass = Type.Enum([...SCHOOL_CLASSES]);
const StudyGoal = Type.Enum([...STUDY_GOALS]);

/**
 * Unanswered fields are missing; `answeredAt` is missing until the questions are answered or
 * dismissed.
 */
export const StudyPlan = Type.Object({
  schoolClass: Type.Optional(SchoolClass),
  goal: Type.Optional(StudyGoal),
  answeredAt: Type.Optional(Type.String()),
});
export type StudyPlanDocument = Static<typeof StudyPlan>;

/**
 * All answers together, null for a question without an answer. Without `name` the stored name is
 * unchanged.
 */
export const StudyPlanBody = Type.Object(
  {
    name: Type.Optional(requiredLine(100)),
    schoolClass: Type.Union([SchoolClass, Type.Null()]),
    goal: Type.Union([StudyGoal, Type.Null()]),
  },
  closed,
);
export type StudyPlanAnswers = Static<typeof StudyPlanBody>;
