// Students' enrolments by their id.
import DataLoader from 'dataloader';
import { type BatchingContext, settleEach } from '../../upstream/batching.ts';
import { type RestEnrolledCourses, studentsApi } from './api.ts';

export const studentsLoaders = ({ upstream }: BatchingContext) => ({
  enrolledCourses: {
    byStudentId: new DataLoader<string, RestEnrolledCourses>((ids) =>
      settleEach(ids, studentsApi(upstream).getEnrolledCourses),
    ),
  },
});
