// Fixtures for the profile page: the record, the server's responses, and a function to render the
// page with both.
import { screen } from '@testing-library/react';
import { ProfileRouteDocument } from '../../web/src/features/students/profile/generated/profile.route.ts';
import { UpdateStudentDocument } from '../../web/src/features/students/profile/generated/update-student.ts';
import { Component as ProfileRoute } from '../../web/src/features/students/profile/profile.route.tsx';
import { aViewer, type Mock, type MockResult, renderPage } from './render.tsx';

export const address = {
  street: '12 Lake Road',
  city: 'Savar',
  district: 'Dhaka',
  division: 'Dhaka',
};
export const background = {
  lastLevel: 'SSC',
  lastInstitution: 'Savar Model School',
  gradesGpa: '5.00',
  currentStatus: 'In class eleven',
};
export const profile = {
  id: 's1',
  name: 'Nusrat Jahan',
  certificateName: 'Nusrat Jahan Mim',
  contactEmail: 'nusrat@alokpath.test',
  contactMobile: '01712345678',
  dateOfBirth: '2008-05-01',
  gender: 'FEMALE',
  version: 3,
};

export const aStudent = (parts: object = {}) => ({
  __typename: 'Student',
  ...profile,
  profilePhotoUrl: null,
  address: { __typename: 'Address', ...address },
  educationalBackground: { __typename: 'EducationalBackground', ...background },
  academicResults: [] as object[],
  ...parts,
});

export const enrollments = [
  {
    __typename: 'EnrollmentGroup',
    category: 'ADMISSION_PREP',
    totalEnrolled: 1,
    overallProgressPercent: 25,
    courses: [
      {
        __typename: 'EnrolledCourse',
        id: 'du',
        courseCode: 'du-ka',
        name: 'Dhaka University',
        thumbnailUrl: null,
        progressPercent: 40,
        lastLessonId: null,
      },
    ],
  },
  {
    __typename: 'EnrollmentGroup',
    category: 'ACADEMIC',
    totalEnrolled: 0,
    overallProgressPercent: 0,
    courses: [],
  },
];

export const profileOf = (student: object | null): Mock => ({
  request: { query: ProfileRouteDocument },
  result: {
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'u1',
        hasAccountSecurity: true,
        canDownloadData: true,
        student,
      },
    },
  },
});

export const update = (input: object, result: MockResult): Mock => ({
  request: { query: UpdateStudentDocument, variables: { input } },
  result,
});

export const stored = (parts: object, viewer: object | null = null): MockResult => ({
  data: { updateStudent: { __typename: 'UpdateStudentPayload', student: aStudent(parts), viewer } },
});

export async function renderProfile(...mocks: Mock[]) {
  const page = renderPage(<ProfileRoute />, {
    viewer: aViewer(),
    mocks: [profileOf(aStudent({ enrollments })), ...mocks],
  });
  await screen.findByRole('tablist');
  return page;
}
