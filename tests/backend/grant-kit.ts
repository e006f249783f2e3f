// Shared by tests of grants: giving one, and enrolling by hand.
import type { Student, Visitor } from './kit.ts';

type Category = 'academic' | 'admissionPrep';
const categoryOf = (courseId: string): Category =>
  courseId.endsWith('10') ? 'academic' : 'admissionPrep';
const pathOf = ({ studentId }: Student, courseId: string) =>
  `/ext/people/${studentId}/grants/${categoryOf(courseId)}/${courseId}`;

export const give = (
  admin: Visitor,
  person: Student,
  role: 'teacher' | 'marker',
  courseId = 'free10',
) => admin.put(pathOf(person, courseId), { role });

export const end = (admin: Visitor, person: Student, courseId = 'free10') =>
  admin.send('DELETE', pathOf(person, courseId));

/** Also in a course that has a price. */
export const enrolByHand = (admin: Visitor, { studentId }: Student, courseId: string) =>
  admin.post(`/ext/people/${studentId}/enrolments`, { courseId, category: categoryOf(courseId) });
