// Results from elsewhere by their student.
import { type BatchingContext, oneByOne } from '../../upstream/batching.ts';
import { academicResultsApi } from './api.ts';

export const academicResultsLoaders = ({ upstream }: BatchingContext) => ({
  academicResults: { byStudentId: oneByOne(academicResultsApi(upstream).listAcademicResults) },
});
