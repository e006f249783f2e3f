// Every read by key of students' enrolments.
import DataLoader from 'dataloader';
import { type BatchingContext, settleEach } from '../../upstream/batching.ts';
import { type RestEnrolledCourses, studentsApi } from './api.ts';

export const studentsLoaders = (context: BatchingContext) => {
  const api = studentsApi(context.upstream);
  return {
    enrolledCourses: {
      byStudentId: new DataLoader<string, RestEnrolledCourses>((ids) => settleEach(ids, api.getEnrolledCourses)),
    },
  };
};
