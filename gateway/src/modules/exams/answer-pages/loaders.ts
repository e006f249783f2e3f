// Uploaded pages of written answers.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../../upstream/batching.ts';
import { answerPagesApi, type RestPagesState } from './api.ts';

export const answerPagesLoaders = (context: BatchingContext) => ({
  answerPages: {
    /** By the URL of the PDF; null for an answer that is not made of pages. */
    byUrl: new DataLoader<string, RestPagesState | null>(
      async (urls) => {
        if (!(await context.capabilities.has('pages'))) return urls.map(() => null);
        const names = urls.map((url) => /^\/media\/files\/([\w.]+)/.exec(url)?.[1] ?? '-');
        const states = await answerPagesApi(context.upstream).getPagesStates(names);
        return names.map((name) => (Object.hasOwn(states, name) ? (states[name] ?? null) : null));
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    ),
  },
});
