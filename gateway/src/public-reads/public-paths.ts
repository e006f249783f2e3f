// Which reads of upstream have the same answer for everybody. Only these are asked without a cookie, kept for a moment and shared; what
// is not in this list is private. Lessons, notes and exams are missing on purpose: their lists show more to those who are enrolled.
const SEGMENT = '[^/?]+';
const COLLECTIONS = 'universities|units|years|courses|subjects|chapters';

const PUBLIC_PATHS = [
  // Admission courses, their units and years.
  '/admissioncourse/(universities|units|years)',
  `/admissioncourse/(universities|units|years)/${SEGMENT}`,
  `/admissioncourse/universities/(coursecode|coursedetails)/${SEGMENT}`,
  `/admissioncourse/(units/unit|years/year)/${SEGMENT}`,
  // Courses, their subjects and chapters.
  '/course/?',
  '/academiccourse/academicCourses',
  `/academiccourse/academicCourses/${SEGMENT}`,
  `/academiccourse/${SEGMENT}/units`,
  `/course/${SEGMENT}`,
  `/course/courseCode/${SEGMENT}`,
  `/course/${SEGMENT}/(subjects|chapters)`,
  `/course/(subject|chapters)/${SEGMENT}`,
  // The same, many at once.
  `/ext/batch/(${COLLECTIONS})\\?(ids|parents)=[^&]*`,
  // Merit lists: sorted for everybody who looks when they come out.
  `/ext/examcampaigns/${SEGMENT}/merit-list\\?[^/]*`,
];
const isPublic = new RegExp(`^(${PUBLIC_PATHS.join('|')})$`);

/** Whether a GET of this path is answered alike whoever asks. */
export function isPublicPath(path: string): boolean {
  return isPublic.test(path);
}

/**
 * What a person writes about themselves. Every other write, also one that is added later, may change what everybody sees: then all that
 * is kept is dropped.
 */
const PRIVATE_WRITES = /^\/(auth|users?|students?|exams|multisubjectexamsresult|academicresult|assignments|ext)(\/|\?|$)/;

/** Whether a write of this path can change a public answer. */
export function changesPublicReads(path: string): boolean {
  return !PRIVATE_WRITES.test(path);
}
