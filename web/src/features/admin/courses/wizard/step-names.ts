/** The texts with the names of the wizard's steps. */
import type { StepName } from './course-draft.ts';

export const STEP_NAMES = {
  courseDetails: 'courseadmin.stepCourseDetails',
  category: 'courseadmin.stepCategory',
  instructor: 'courseadmin.stepInstructor',
  classLevel: 'courseadmin.stepClassLevel',
  targetAudience: 'courseadmin.stepTargetAudience',
  tags: 'courseadmin.stepTags',
  status: 'courseadmin.stepStatus',
} as const satisfies Record<StepName, string>;
