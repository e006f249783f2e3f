/** The choice of one course of either kind, as the value and options of a select. */
import * as z from 'zod/mini';
import { required } from '../../form/schemas.ts';
import type { CourseChoicesQuery } from './generated/person.route.ts';

/** A value and a name for each course. */
export const courseOptions = (data: CourseChoicesQuery | undefined) => [
  ...(data?.admissionCourses ?? []).map(({ id, name }) => [`ADMISSION_PREP ${id}`, name] as const),
  ...(data?.courses ?? []).map(({ id, title }) => [`ACADEMIC ${id}`, title] as const),
];

/** Converts the value to its course. */
export const chosenCourse = z.pipe(
  z.string().check(required),
  z.transform(
    (value: string) =>
      ({
        category: value.startsWith('ADMISSION_PREP ') ? 'ADMISSION_PREP' : 'ACADEMIC',
        courseId: value.slice(value.indexOf(' ') + 1),
      }) as const,
  ),
);
