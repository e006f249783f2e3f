// Sessions that this process has read in the last seconds, for the calls of an exam day
// (docs/decisions/051).
/**
 * How long a session is cached. A session that another process has ended, or an account whose
 * role another process has changed, is noticed after this time at the latest.
 */
const RECENT_MS = 10_000;
const MAX_SESSIONS = 20_000;

type StoredSession = { user: { id: string }; session: { expiresAt: Date; createdAt: Date } };

/** Times are those of `performance.now()`. */
export class RecentSessions<T extends StoredSession> {
  readonly #byHash = new Map<string, { readAt: number; session: T }>();
  /**
   * When the sessions of an account, or all sessions, were last removed. Sessions read before that
   * are stale.
   */
  readonly #removedAt = new Map<string, number>();
  #allRemovedAt = 0;

  /** @param oldest sessions created earlier have ended */
  get(idHash: string, now: Date, oldest: Date): T | undefined {
    const entry = this.#byHash.get(idHash);
    if (!entry || performance.now() - entry.readAt >= RECENT_MS) return undefined;
    const { user, session } = entry.session;
    if (entry.readAt <= Math.max(this.#allRemovedAt, this.#removedAt.get(user.id) ?? 0))
      return undefined;
    return session.expiresAt > now && session.createdAt > oldest ? entry.session : undefined;
  }

  /** @param readAt a time before the read */
  set(idHash: string, session: T, readAt: number): void {
    // The map is in the order of insertion.
    this.#byHash.delete(idHash);
    this.#byHash.set(idHash, { readAt, session });
    const [oldest] = this.#byHash.keys();
    if (this.#byHash.size > MAX_SESSIONS && oldest !== undefined) this.#byHash.delete(oldest);
  }

  /** @param userId the account whose sessions are removed; undefined: all */
  remove(userId: string | undefined): void {
    const now = performance.now();
    if (userId === undefined) {
      this.#byHash.clear();
      this.#allRemovedAt = now;
      return;
    }
    this.#removedAt.delete(userId);
    this.#removedAt.set(userId, now);
    for (const [id, at] of this.#removedAt) {
      if (now - at < RECENT_MS) break;
      this.#removedAt.delete(id);
    }
  }
}
