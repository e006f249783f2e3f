// The viewer's drafts and submissions, by assignment.
import DataLoader from 'dataloader';
import type { BatchingContext } from '../../../upstream/batching.ts';
import { type RestAssignmentSubmission, submissionsApi } from './api.ts';

export const submissionsLoaders = (context: BatchingContext) => ({
  mySubmissions: {
    /** Null for an assignment without a submission, and if the host does not accept submissions. */
    byAssignmentId: new DataLoader<string, RestAssignmentSubmission | null>(
      async (assignmentIds) => {
        if (!(await context.capabilities.has('assignment-submissions')))
          return assignmentIds.map(() => null);
        const submissions = await submissionsApi(context.upstream).listMySubmissions();
        const byId = new Map(
          submissions.map((submission) => [submission.assignmentId, submission]),
        );
        return assignmentIds.map((id) => byId.get(id) ?? null);
      },
    ),
  },
});
