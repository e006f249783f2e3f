// Attempts by their id.
import { type BatchingContext, oneByOne } from '../../upstream/batching.ts';
import { attemptsApi } from './api.ts';

export const attemptsLoaders = ({ upstream }: BatchingContext) => ({
  attempts: { byId: oneByOne(attemptsApi(upstream).findAttempt) },
});
