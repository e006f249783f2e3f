/** Stores the answers to the questions after sign-up. */
import { type UpdateStudyPlanInput, useUpdateStudyPlanMutation } from './generated/study-plan.ts';

interface SaveStudyPlan {
  /** Rejects if the answers could not be stored. */
  readonly save: (input: UpdateStudyPlanInput) => Promise<void>;
  readonly saving: boolean;
}

/**
 * @param viewerId the answers are stored in this cached viewer even if the server cannot read the
 *   viewer again
 */
export function useSaveStudyPlan(viewerId: string): SaveStudyPlan {
  const [update, { loading }] = useUpdateStudyPlanMutation({
    update: (cache, { data }) => {
      if (data)
        cache.modify({
          id: `Viewer:${viewerId}`,
          fields: { studyPlan: () => data.updateStudyPlan.studyPlan },
        });
    },
  });
  const save = async (input: UpdateStudyPlanInput) => {
    await update({ variables: { input } });
  };
  return { save, saving: loading };
}
