// Every read by key of admission courses, units and years.
import { type BatchingContext, byId, byParent, oneByOne } from '../../upstream/batching.ts';
import { admissionApi } from './api.ts';

export const admissionLoaders = (context: BatchingContext) => {
  const api = admissionApi(context.upstream);
  return {
    admissionCourses: {
      byId: byId(context, 'universities', api.findUniversity),
      byCourseCode: oneByOne(api.findUniversityByCode),
    },
    admissionUnits: {
      byId: byId(context, 'units', api.findUnit),
      byCourseId: byParent(context, 'units', api.listUnits),
      byCourseCode: oneByOne(api.listUnitsByCode),
    },
    examYears: {
      byId: byId(context, 'years', api.findYear),
      byUnitId: byParent(context, 'years', api.listYears),
    },
  };
};
