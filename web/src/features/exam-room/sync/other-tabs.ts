/**
 * The same attempt in two tabs: each tells the others what it has kept and when it has handed in. A browser without this channel loses
 * nothing either, because every write to the device goes on top of what is there (attempt-store.ts); it only sees it later.
 */

export interface TabNews {
  readonly attemptId: string;
  /** The server has the answers: there is nothing left to do in any tab. */
  readonly isOver: boolean;
}

export interface OtherTabs {
  readonly tell: (news: TabNews) => void;
  readonly close: () => void;
}

export function listenToOtherTabs(hear: (news: TabNews) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('alokpath-attempts');
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
