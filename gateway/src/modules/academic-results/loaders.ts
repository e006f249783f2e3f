// Academic results from other institutions, by student.
import { type BatchingContext, oneByOne } from '../../upstream/batching.ts';
import { academicResultsApi } from './api.ts';

export const academicResultsLoaders = ({ upstream }: BatchingContext) => ({
  academicResults: { byStudentId: oneByOne(academicResultsApi(upstream).listAcademicResults) },
});
