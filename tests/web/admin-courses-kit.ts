// Shared by the tests of the admin pages of courses: the admin, and a course as mutations return
// it.
import { aViewer } from './render.tsx';

export const admin = aViewer({ role: 'ADMIN' });
export const viewer = { __typename: 'Viewer', id: 'u1' };

export const aCourse = (id: string, title: string, course: object = {}) => ({
  __typename: 'Course',
  id,
  title,
  courseCode: 'class10',
  courseType: 'academic',
  price: 20,
  discount: 5,
  status: 'PUBLISHED',
  lessonCount: 12,
  noteCount: 3,
  examCount: 1,
  isComingSoon: false,
  ...course,
});
