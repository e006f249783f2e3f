/** What the pages of a written answer look like from outside, and what sending them needs. */
import type { ApolloClient } from '@apollo/client';
import type { AttemptHead } from '../../exam-room/storage/attempt-store.ts';
import type { AnswerPages } from '../answer-pages/answer-pages.ts';

/** Where the pages shown are. `percent` from 0 to 100. */
export type UploadState =
  | { readonly at: 'none' | 'kept' | 'making' }
  /** It is tried again by itself. `isLoggedOut`: the session has ended, and the upload goes on after the next login. */
  | { readonly at: 'waiting'; readonly isLoggedOut: boolean }
  /** `isRegistered`: the server knows which pages they are, so that they may come after the hand-in. */
  | { readonly at: 'sending'; readonly percent: number; readonly isRegistered: boolean }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'uploaded'; readonly url: string };

export interface WorkState {
  /** False until the phone has told what it keeps. */
  readonly isLoaded: boolean;
  readonly pages: AnswerPages;
  /** False when the device refuses to keep anything. */
  readonly isKept: boolean;
  readonly upload: UploadState;
  /** The address of the pages as they are now; null before they are registered. */
  readonly url: string | null;
}

/** The attempt that an answer belongs to, and the client that sends it. */
export interface Way {
  readonly client: ApolloClient;
  readonly head: Pick<AttemptHead, 'userId' | 'token' | 'title' | 'deadline'>;
}
