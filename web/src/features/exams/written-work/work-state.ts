/** The state of a written answer, and what sending it needs. */
import type { ApolloClient } from '@apollo/client';
import type { AttemptHead } from '../../exam-room/storage/attempt-store.ts';
import type { AnswerPages } from '../answer-pages/answer-pages.ts';

/** The upload state of the current pages. `percent` is from 0 to 100. */
export type UploadState =
  | { readonly status: 'none' | 'stored' | 'making' }
  /**
   * Waits for an automatic retry. `isLoggedOut`: the session has ended, and the upload continues
   * after the next login.
   */
  | { readonly status: 'waiting'; readonly isLoggedOut: boolean }
  /**
   * `isRegistered`: the hashes of the pages are stored on the server, so the upload may continue
   * after the submission.
   */
  | { readonly status: 'sending'; readonly percent: number; readonly isRegistered: boolean }
  | { readonly status: 'failed'; readonly error: unknown }
  /** The exam is over, and the host accepts no upload any more. */
  | { readonly status: 'missed' }
  | { readonly status: 'uploaded'; readonly url: string };

export interface WorkState {
  /** False until the stored pages have been read. */
  readonly isLoaded: boolean;
  readonly pages: AnswerPages;
  /** False if the device cannot store the pages. */
  readonly isOnDevice: boolean;
  readonly upload: UploadState;
  /** The URL of the current pages; null until they are registered. */
  readonly url: string | null;
}

/** The attempt of an answer, and the client that sends it. */
export interface WorkContext {
  readonly client: ApolloClient;
  readonly head: Pick<AttemptHead, 'userId' | 'token' | 'title' | 'deadline'>;
}
