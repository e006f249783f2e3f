// Admission courses (upstream: universities) with their units and exam years.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { courseStatusOf } from '../../upstream/course-status.ts';
import type { RestYear } from './api.ts';

export const admissionResolvers: Resolvers = {
  Query: {
    admissionCourses: (_, __, { api }) => api.admission.listUniversities(),
    admissionCourse: (_, { courseCode }, { loaders }) =>
      loaders.admissionCourses.byCourseCode.load(courseCode),
    admissionCourseById: (_, { id }, { loaders }) => loaders.admissionCourses.byId.load(id),
    admissionUnits: async (_, { courseCode }, { api, loaders }) =>
      typeof courseCode === 'string'
        ? ((await loaders.admissionUnits.byCourseCode.load(courseCode)) ?? [])
        : api.admission.listAllUnits(),
    admissionUnit: (_, { id }, { loaders }) => loaders.admissionUnits.byId.load(id),
    examYears: async (_, __, { api }) => newestFirst(await api.admission.listAllYears()),
    examYear: (_, { id }, { loaders }) => loaders.examYears.byId.load(id),
  },
  AdmissionCourse: {
    id: idOf,
    courseCode: (course) => course.courseCode ?? idOf(course),
    name: (course) => course.name ?? course.courseName ?? '',
    description: (course) => course.description ?? null,
    fee: (course) => course.enrollmentFee ?? 0,
    discount: (course) => course.discountFee ?? 0,
    enrollmentDurationMonths: (course) => course.enrollmentDuration ?? null,
    thumbnailUrl: (course) => course.courseThumbnail || null,
    averageRating: (course) => course.averageRating ?? null,
    status: courseStatusOf,
    examCount: (course) => course.examCount ?? null,
    isComingSoon: (course) => course.examCount === 0,
    testimonials: (course) => course.testimonials ?? [],
    units: (course, _, { loaders }) => loaders.admissionUnits.byCourseId.load(idOf(course)),
  },
  AdmissionUnit: {
    id: idOf,
    name: (unit) => unit.unitName ?? '',
    description: (unit) => unit.description ?? null,
    examCount: (unit) => unit.examCount ?? null,
    course: (unit, _, { loaders }) =>
      unit.universityId ? loaders.admissionCourses.byId.load(unit.universityId) : null,
    years: async (unit, _, { loaders }) =>
      newestFirst(await loaders.examYears.byUnitId.load(idOf(unit))),
  },
  ExamYear: {
    id: idOf,
    year: (row) => row.year ?? 0,
    unit: (row, _, { loaders }) =>
      row.unitId ? loaders.admissionUnits.byId.load(row.unitId) : null,
  },
  Testimonial: {
    studentName: (testimonial) => testimonial.studentName ?? '',
    enrolledYear: (testimonial) => testimonial.enrolledYear ?? null,
    review: (testimonial) => testimonial.review ?? '',
  },
};

function newestFirst(years: RestYear[]): RestYear[] {
  return years.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
}
