// Every read by key of admission courses, units and years.
import DataLoader from 'dataloader';
import { type BatchingContext, byId, byParent, settleEach } from '../../upstream/batching.ts';
import { isSegment } from '../../upstream/path.ts';
import { admissionApi, type RestUniversity } from './api.ts';

export const admissionLoaders = (context: BatchingContext) => {
  const api = admissionApi(context.upstream);
  return {
    admissionCourses: {
      byId: byId(context, 'universities', api.findUniversity),
      byCourseCode: new DataLoader<string, RestUniversity | null>((codes) =>
        settleEach(codes, async (code) => (isSegment(code) ? api.findUniversityByCode(code) : null)),
      ),
    },
    admissionUnits: {
      byId: byId(context, 'units', api.findUnit),
      byCourseId: byParent(context, 'units', api.listUnits),
    },
    examYears: {
      byUnitId: byParent(context, 'years', api.listYears),
    },
  };
};
