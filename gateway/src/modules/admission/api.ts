// The REST calls of admission courses, their units and exam years, in upstream's spelling.
import type { RestCourseStatus } from '../../upstream/course-status.ts';
import { path, withForce } from '../../upstream/http/path.ts';
import type { WriteBody } from '../../upstream/renamed-input.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { RestMessage } from '../../upstream/rest-message.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Testimonial`. */
export type RestTestimonial = {
  studentName?: string;
  enrolledYear?: number | null;
  review?: string;
};

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
  examCount?: number;
  status?: RestCourseStatus;
};

/** Backs `AdmissionUnit`. */
export type RestUnit = {
  _id?: string;
  id?: string;
  universityId?: string;
  unitName?: string;
  description?: string | null;
  examCount?: number;
};

/** Backs `ExamYear`. `exam` is the id of the year's multi-subject exam. */
export type RestYear = {
  _id?: string;
  id?: string;
  unitId?: string;
  year?: number;
  exam?: string | null;
};

/** The exam in the response of `postYearExam` and `putYearExam`; only its id is used. */
type RestPaper = { _id?: string; id?: string };

export const admissionApi = (upstream: Upstream) => ({
  /** GET /admissioncourse/universities */
  listUniversities: () => upstream.list<RestUniversity>(path`/admissioncourse/universities`),
  /** GET /admissioncourse/universities/{id} */
  findUniversity: (id: string) =>
    upstream.find<RestUniversity>(path`/admissioncourse/universities/${id}`),
  /** The same as it is stored now: not from the cache of public data. */
  readUniversity: (id: string) =>
    upstream.find<RestUniversity>(path`/admissioncourse/universities/${id}`, { as: 'viewer' }),
  /** GET /admissioncourse/universities/coursedetails/{courseCode} */
  findUniversityByCode: (courseCode: string) =>
    upstream.find<RestUniversity>(path`/admissioncourse/universities/coursedetails/${courseCode}`),
  /** POST /admissioncourse/universities */
  postUniversity: (body: WriteBody<RestUniversity>) =>
    upstream.write<RestUniversity>('POST', path`/admissioncourse/universities`, body),
  /** PUT /admissioncourse/universities/{id} */
  putUniversity: (id: string, body: WriteBody<RestUniversity>, options: CallOptions) =>
    upstream.write<RestUniversity>('PUT', path`/admissioncourse/universities/${id}`, body, options),
  /** DELETE /admissioncourse/universities/{id} */
  deleteUniversity: (id: string, force: boolean) =>
    upstream.write<RestMessage>(
      'DELETE',
      withForce(path`/admissioncourse/universities/${id}`, force),
    ),

  /** GET /admissioncourse/units */
  listAllUnits: () => upstream.list<RestUnit>(path`/admissioncourse/units`),
  /**
   * GET /admissioncourse/universities/coursecode/{courseCode}; if empty, again with the session,
   * because the public list omits units of drafts and archived courses.
   */
  listUnitsByCode: async (courseCode: string) => {
    const units = await upstream.list<RestUnit>(
      path`/admissioncourse/universities/coursecode/${courseCode}`,
    );
    return units.length > 0
      ? units
      : upstream.listWithheld<RestUnit>(
          path`/admissioncourse/universities/coursecode/${courseCode}`,
        );
  },
  /** GET /admissioncourse/units/{universityId} */
  listUnits: (universityId: string) =>
    upstream.list<RestUnit>(path`/admissioncourse/units/${universityId}`),
  /** GET /admissioncourse/units/unit/{id} */
  findUnit: (id: string) => upstream.find<RestUnit>(path`/admissioncourse/units/unit/${id}`),
  /** POST /admissioncourse/units */
  postUnit: (body: WriteBody<RestUnit>) =>
    upstream.write<RestUnit>('POST', path`/admissioncourse/units`, body),
  /** PUT /admissioncourse/units/{id} */
  putUnit: (id: string, body: WriteBody<RestUnit>, options?: CallOptions) =>
    upstream.write<RestUnit>('PUT', path`/admissioncourse/units/${id}`, body, options),
  /** DELETE /admissioncourse/units/{id} */
  deleteUnit: (id: string, force: boolean) =>
    upstream.write<RestMessage>('DELETE', withForce(path`/admissioncourse/units/${id}`, force)),

  /** GET /admissioncourse/years */
  listAllYears: () => upstream.list<RestYear>(path`/admissioncourse/years`),
  /** GET /admissioncourse/years/{unitId} */
  listYears: (unitId: string) => upstream.list<RestYear>(path`/admissioncourse/years/${unitId}`),
  /** GET /admissioncourse/years/year/{id} */
  findYear: (id: string) => upstream.find<RestYear>(path`/admissioncourse/years/year/${id}`),
  /** POST /admissioncourse/years */
  postYear: (body: WriteBody<RestYear>) =>
    upstream.write<RestYear>('POST', path`/admissioncourse/years`, body),
  /** PUT /admissioncourse/years/{id} */
  putYear: (id: string, body: WriteBody<RestYear>, options?: CallOptions) =>
    upstream.write<RestYear>('PUT', path`/admissioncourse/years/${id}`, body, options),
  /** DELETE /admissioncourse/years/{id} */
  deleteYear: (id: string, force: boolean) =>
    upstream.write<RestMessage>('DELETE', withForce(path`/admissioncourse/years/${id}`, force)),

  /** POST /admissioncourse/years/{yearId}/exams */
  postYearExam: (yearId: string, paper: object) =>
    upstream.write<RestPaper>('POST', path`/admissioncourse/years/${yearId}/exams`, paper),
  /** PUT /admissioncourse/exams/{examId} */
  putYearExam: (examId: string, paper: object) =>
    upstream.write<RestPaper>('PUT', path`/admissioncourse/exams/${examId}`, paper),
});
