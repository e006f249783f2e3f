// The REST calls of admission courses, their units and exam years, in upstream's spelling.
import { path } from '../../upstream/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Testimonial`. */
export type RestTestimonial = { studentName?: string; enrolledYear?: number | null; review?: string };

/** Backs `AdmissionCourse`. */
export type RestUniversity = {
  _id?: string;
  id?: string;
  courseCode?: string;
  name?: string;
  courseName?: string;
  description?: string | null;
  enrollmentFee?: number;
  discountFee?: number;
  enrollmentDuration?: number | null;
  courseThumbnail?: string | null;
  units?: { _id?: string; unitName?: string }[];
  testimonials?: RestTestimonial[];
  averageRating?: number | null;
};

/** Backs `AdmissionUnit`. */
export type RestUnit = { _id?: string; id?: string; universityId?: string; unitName?: string; description?: string | null };

/** Backs `ExamYear`. `exam` is the id of the year's multi-subject exam. */
export type RestYear = { _id?: string; id?: string; unitId?: string; year?: number; exam?: string | null };

export const admissionApi = (upstream: Upstream) => ({
  /** GET /admissioncourse/universities */
  listUniversities: () => upstream.list<RestUniversity>(path`/admissioncourse/universities`),
  /** GET /admissioncourse/universities/{id} */
  findUniversity: (id: string) => upstream.find<RestUniversity>(path`/admissioncourse/universities/${id}`),
  /** GET /admissioncourse/universities/coursedetails/{courseCode} */
  findUniversityByCode: (courseCode: string) =>
    upstream.find<RestUniversity>(path`/admissioncourse/universities/coursedetails/${courseCode}`),
  /** GET /admissioncourse/units/{universityId} */
  listUnits: (universityId: string) => upstream.list<RestUnit>(path`/admissioncourse/units/${universityId}`),
  /** GET /admissioncourse/units/unit/{id} */
  findUnit: (id: string) => upstream.find<RestUnit>(path`/admissioncourse/units/unit/${id}`),
  /** GET /admissioncourse/years/{unitId} */
  listYears: (unitId: string) => upstream.list<RestYear>(path`/admissioncourse/years/${unitId}`),
});
