/**
 * Notifies the other tabs with the same attempt when the sheet has changed or is handed in. Without
 * BroadcastChannel nothing is lost, because updates are applied to the stored sheet
 * (attempt-store.ts); other tabs only show it later.
 */

export interface TabMessage {
  readonly attemptId: string;
  /** The server has the answers, so no tab has anything left to send. */
  readonly isOver: boolean;
}

export interface OtherTabs {
  readonly tell: (news: TabMessage) => void;
  readonly close: () => void;
}

export function listenToOtherTabs(hear: (news: TabMessage) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('alokpath-attempts');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
