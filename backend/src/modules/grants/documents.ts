// Wire documents of the extension `grants` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, Id } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';
import { GRANT_ROLES } from './tables.ts';

const Category = Type.Enum(['admissionPrep', 'academic']);
const Role = Type.Enum([...GRANT_ROLES]);

/** A person's role in one course. */
export const Grant = Type.Object({
  courseId: Type.String(),
  category: Category,
  courseCode: Type.String(),
  name: Type.String(),
  role: Role,
  grantedAt: Type.String(),
});
export type GrantDocument = Static<typeof Grant>;

export const GrantBody = Type.Object({ role: Role }, closed);
export const GrantParams = Type.Object({ id: Id, category: Category, courseId: Id });

/** An exam of a course, in the list for its teachers. */
export const GrantedExam = Type.Object({
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  /** Number of students who have started it. */
  startedCount: Type.Integer(),
});
export type GrantedExamDocument = Static<typeof GrantedExam>;
