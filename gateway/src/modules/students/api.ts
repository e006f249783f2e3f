// The REST calls of students, their profile and enrolments, in upstream's spelling.

import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `EnrollmentGroup`: the enrolments in the student record. */
export type RestEnrollments = {
  totalEnrolled?: number;
  overallProgress?: number;
  enrolledCourses?: string[];
};

/** Upstream's categories of enrolments. */
export type RestCategory = 'admissionPrep' | 'academic';

/** Backs `EducationalBackground`. */
export type RestEducationalBackground = {
  lastLevel?: string | null;
  lastInstitution?: string | null;
  gradesGPA?: string | null;
  currentStatus?: string | null;
};

/** Backs `Student`. */
export type RestStudent = {
  _id?: string;
  id?: string;
  userId?: string;
  personalInfo?: {
    profilePhotoUrl?: string | null;
    fullName?: { name?: string | null; certificateName?: string | null };
    dob?: string | null;
    gender?: string | null;
    address?: {
      street?: string | null;
      city?: string | null;
      district?: string | null;
      division?: string | null;
    };
    contact?: { email?: string | null; mobile?: string | null };
  };
  educationalBackground?: RestEducationalBackground;
  courseEnrollment?: Partial<Record<RestCategory, RestEnrollments>>;
  /** Missing if the host does not count versions. */
  version?: number;
};

/** Backs `GrantRole`. */
export type RestGrantRole = 'teacher' | 'marker';

/** Backs `Viewer`: the account of the session and its student record. */
export type RestViewer = {
  _id?: string;
  id?: string;
  email?: string | null;
  phoneNumber?: string | null;
  role?: string;
  userName?: string | null;
  /** Missing without a grant (extension `grants`). */
  grants?: { courseId?: string; role?: RestGrantRole }[];
  student?: RestStudent | null;
};

/** Backs `EnrolledCourse`. */
export type RestEnrolledCourse = {
  _id?: string;
  id?: string;
  courseCode?: string;
  name?: string;
  courseName?: string;
  courseThumbnail?: string | null;
  /** Percent; missing if the host does not compute it. */
  progress?: number | null;
  /** The lesson that the student opened last. */
  lastLessonId?: string | null;
};

/** A student's enrolments with the courses as shown in lists. */
export type RestEnrolledCourses = Partial<
  Record<
    RestCategory,
    { totalEnrolled?: number; overallProgress?: number; enrolledCourses?: RestEnrolledCourse[] }
  >
>;

export const studentsApi = (upstream: Upstream) => ({
  /** GET /students/student */
  getViewer: () => upstream.get<RestViewer>(path`/students/student`),
  /** GET /students */
  listStudents: (page: Page) => upstream.page<RestStudent>(withQuery(path`/students`, page)),
  /** POST /student/createstudent */
  postStudent: (student: RestStudent) =>
    upstream.write<RestStudent>('POST', path`/student/createstudent`, student),
  /** PATCH /students/student/update/{id} */
  patchStudent: (id: string, student: RestStudent) =>
    upstream.write<RestStudent>('PATCH', path`/students/student/update/${id}`, student),
  /** DELETE /student/{id} */
  deleteStudent: (id: string) =>
    upstream.write<{ message?: string }>('DELETE', path`/student/${id}`),
  /** POST /students/student/enroll */
  postEnroll: (body: { studentId: string; courseId: string; category: RestCategory }) =>
    upstream.write<{ message?: string; student?: RestStudent }>(
      'POST',
      path`/students/student/enroll`,
      body,
    ),
  /** GET /students/student/enrolledcourses/{id} */
  getEnrolledCourses: (studentId: string) =>
    upstream.get<RestEnrolledCourses>(path`/students/student/enrolledcourses/${studentId}`),
  /** POST /students/student/{studentId}/upload-profile-picture */
  postProfilePicture: (studentId: string, image: Blob, filename: string) => {
    const form = new FormData();
    form.set('image', image, filename);
    return upstream.upload<{ imageUrl?: string }>(
      path`/students/student/${studentId}/upload-profile-picture`,
      form,
    );
  },
});
