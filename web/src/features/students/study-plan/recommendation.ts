/** Finds the courses that fit a class and a goal (decision 044). Pure. */
import type { SchoolClass, StudyPlanFieldsFragment } from './generated/study-plan.ts';

/** The class of each course code (specification, section 3). */
export const courseCodes: ReadonlyMap<string, SchoolClass> = new Map([
  ['class06', 'CLASS_6'],
  ['class07', 'CLASS_7'],
  ['class08', 'CLASS_8'],
  ['class09', 'CLASS_9'],
  ['class10', 'CLASS_10'],
  ['class11-12', 'CLASS_11_12'],
]);

interface Recommendation {
  /** The courses with this code; null for none. */
  readonly courseCode: string | null;
  /** Admission courses, which come first. */
  readonly admission: boolean;
}

/**
 * For an admission test the admission courses, otherwise those of the class. After the HSC there is
 * no class.
 */
export function recommendationFor({ schoolClass, goal }: StudyPlanFieldsFragment): Recommendation {
  const [courseCode = null] =
    [...courseCodes].find(([, classOfCourse]) => classOfCourse === schoolClass) ?? [];
  const admission = goal === 'ADMISSION_TEST' || schoolClass === 'HSC_PASSED';
  const alsoClass = !admission || schoolClass === 'CLASS_11_12';
  return { courseCode: alsoClass ? courseCode : null, admission };
}
