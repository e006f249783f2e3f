// Students in GraphQL's words: profile, enrolments, and whether the viewer is enrolled in a course.
import { connectionOf, pageOf } from '../../connections.ts';
import type { EnrollmentCategory, Gender, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';
import { readUpload } from '../../upstream/read-upload.ts';
import type { RestCategory, RestViewer } from './api.ts';
import { requireOwn } from './own-record.ts';

const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const restCategory: Record<EnrollmentCategory, RestCategory> = { ADMISSION_PREP: 'admissionPrep', ACADEMIC: 'academic' };
const genderOf: Record<string, Gender> = { Male: 'MALE', Female: 'FEMALE', Other: 'OTHER' };

export const studentsResolvers: Resolvers = {
  Query: {
    students: async (_, args, { api, requireAdmin }) => {
      await requireAdmin();
      const page = pageOf(args);
      return connectionOf(await api.students.listStudents(page), page);
    },
  },
  Viewer: {
    student: (viewer) => viewer.student ?? null,
  },
  AdmissionCourse: {
    isEnrolled: async (course, _, { viewer }) => isEnrolled(await viewer(), 'admissionPrep', idOf(course)),
  },
  Course: {
    isEnrolled: async (course, _, { viewer }) => isEnrolled(await viewer(), 'academic', idOf(course)),
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
    enroll: async (_, { input }, { api, loaders, requireViewer, forgetViewer }) => {
      const viewer = await requireViewer();
      if (!viewer.student) throw codedError('FORBIDDEN', 'No student data available');
      const { courseId, category } = input;
      const body = { studentId: idOf(viewer.student), courseId, category: restCategory[category] };
      const { message } = await api.students.postEnroll(body);
      forgetViewer();
      const { student } = await requireViewer();
      if (!student) throw codedError('FORBIDDEN', 'No student data available');
      return {
        message: message ?? 'Enrolled successfully',
        student,
        admissionCourse: category === 'ADMISSION_PREP' ? await loaders.admissionCourses.byId.load(courseId) : null,
        course: category === 'ACADEMIC' ? await loaders.courses.byId.load(courseId) : null,
      };
    },
    uploadProfilePhoto: async (_, { input }, { api, requireViewer, forgetViewer }) => {
      requireOwn(await requireViewer(), input.studentId);
      const { blob, filename } = await readUpload(input.image, MAX_PHOTO_BYTES, 'image');
      await api.students.postProfilePicture(input.studentId, blob, filename);
      forgetViewer();
      return { student: requireOwn(await requireViewer(), input.studentId) };
    },
    removeProfilePhoto: async (_, { input }, { api, requireViewer, forgetViewer }) => {
      const { personalInfo, version } = requireOwn(await requireViewer(), input.studentId);
      // The whole section: a host replaces the one that it has.
      const changes = { personalInfo: { ...personalInfo, profilePhotoUrl: null }, ...(version !== undefined && { version }) };
      const student = await api.students.patchStudent(input.studentId, changes);
      forgetViewer();
      return { student };
    },
  },
};

function isEnrolled(viewer: RestViewer | null, category: RestCategory, courseId: string): boolean {
  return viewer?.student?.courseEnrollment?.[category]?.enrolledCourses?.includes(courseId) ?? false;
}
