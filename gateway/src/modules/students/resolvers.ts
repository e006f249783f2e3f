// Students: profile, enrolments, and whether the viewer is enrolled in a course.

import type { EnrollmentCategory, Gender, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { readUpload } from '../../upstream/files/upload.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import type { RestCategory, RestViewer } from './api.ts';
import { requireOwn } from './own-record.ts';

const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const restCategory: Record<EnrollmentCategory, RestCategory> = {
  ADMISSION_PREP: 'admissionPrep',
  ACADEMIC: 'academic',
};
const genderOf: Record<string, Gender> = { Male: 'MALE', Female: 'FEMALE', Other: 'OTHER' };

export const studentsResolvers: Resolvers = {
  Query: {
    students: async (_, args, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(await api.students.listStudents(page), page);
    },
  },
  Viewer: {
    student: (viewer) => viewer.student ?? null,
  },
  AdmissionCourse: {
    isEnrolled: async (course, _, { viewer }) =>
      isEnrolled(await viewer(), 'admissionPrep', idOf(course)),
  },
  Course: {
    isEnrolled: async (course, _, { viewer }) =>
      isEnrolled(await viewer(), 'academic', idOf(course)),
  },
  Student: {
    id: idOf,
    userId: ({ userId }) => userId ?? null,
    profilePhotoUrl: ({ personalInfo }) => personalInfo?.profilePhotoUrl || null,
    name: ({ personalInfo }) => personalInfo?.fullName?.name || null,
    certificateName: ({ personalInfo }) => personalInfo?.fullName?.certificateName || null,
    dateOfBirth: ({ personalInfo }) => personalInfo?.dob?.slice(0, 10) || null,
    gender: ({ personalInfo }) => genderOf[personalInfo?.gender ?? ''] ?? null,
    address: ({ personalInfo }) => personalInfo?.address ?? {},
    contactEmail: ({ personalInfo }) => personalInfo?.contact?.email || null,
    contactMobile: ({ personalInfo }) => personalInfo?.contact?.mobile || null,
    educationalBackground: ({ educationalBackground }) => educationalBackground ?? {},
    version: ({ version }) => version ?? null,
    enrollments: async (student, _, { loaders }) => {
      const courses = await loaders.enrolledCourses.byStudentId.load(idOf(student));
      return (['ADMISSION_PREP', 'ACADEMIC'] as const).map((category) => {
        const group = courses[restCategory[category]];
        const enrolled = group?.enrolledCourses ?? [];
        return {
          category,
          totalEnrolled: group?.totalEnrolled ?? enrolled.length,
          overallProgressPercent: group?.overallProgress ?? 0,
          courses: enrolled,
        };
      });
    },
  },
  EducationalBackground: {
    gradesGpa: (background) => background.gradesGPA || null,
  },
  EnrolledCourse: {
    id: idOf,
    courseCode: (course) => course.courseCode ?? null,
    name: (course) => course.name ?? course.courseName ?? '',
    thumbnailUrl: (course) => course.courseThumbnail || null,
    progressPercent: (course) => course.progress ?? null,
    lastLessonId: (course) => course.lastLessonId ?? null,
  },
  Mutation: {
    enroll: async (_, { input }, { api, loaders, requireViewer, clearViewer }) => {
      const viewer = await requireViewer();
      if (!viewer.student) throw refusal('NO_STUDENT_RECORD');
      const { courseId, category } = input;
      const body = { studentId: idOf(viewer.student), courseId, category: restCategory[category] };
      const { message, student: enrolled = viewer.student } = await api.students.postEnroll(body);
      clearViewer();
      // The enrolment is stored, so a failed read must not look like a failed enrolment.
      const { student } = await requireViewer().catch(() => {
        const current = { ...viewer, student: enrolled };
        clearViewer(current);
        return current;
      });
      return {
        message: message ?? 'Enrolled successfully',
        student: student ?? enrolled,
        admissionCourse:
          category === 'ADMISSION_PREP'
            ? await loaders.admissionCourses.byId.load(courseId).catch(() => null)
            : null,
        course:
          category === 'ACADEMIC'
            ? await loaders.courses.byId.load(courseId).catch(() => null)
            : null,
      };
    },
    uploadProfilePhoto: async (_, { input }, { api, requireViewer, clearViewer }) => {
      const viewer = await requireViewer();
      const stored = requireOwn(viewer, input.studentId);
      const { blob, filename } = await readUpload(
        input.image,
        idOf(viewer),
        MAX_PHOTO_BYTES,
        'image',
      );
      const { imageUrl } = await api.students.postProfilePicture(input.studentId, blob, filename);
      clearViewer();
      // Specification, section 4: the photo is the returned URL; the record is read again for its
      // new version. The photo is stored, so a failed read must not look like a failed upload.
      const current = await requireViewer().catch(() => null);
      const student = current?.student ?? stored;
      return {
        student: imageUrl
          ? { ...student, personalInfo: { ...student.personalInfo, profilePhotoUrl: imageUrl } }
          : student,
      };
    },
    removeProfilePhoto: async (_, { input }, { api, requireViewer, clearViewer }) => {
      const { personalInfo, version } = requireOwn(await requireViewer(), input.studentId);
      // The complete section, because hosts replace it.
      const changes = {
        personalInfo: { ...personalInfo, profilePhotoUrl: null },
        version,
      };
      const student = await api.students.patchStudent(input.studentId, changes);
      clearViewer();
      return { student };
    },
  },
};

function isEnrolled(viewer: RestViewer | null, category: RestCategory, courseId: string): boolean {
  return (
    viewer?.student?.courseEnrollment?.[category]?.enrolledCourses?.includes(courseId) ?? false
  );
}
