/**
 * A fake of the Web Locks API, which jsdom lacks: exclusive locks with `ifAvailable`, `steal` and
 * `signal`.
 */
type Granted = (lock: { name: string } | null) => unknown;

interface Held {
  readonly fail: (reason: Error) => void;
}

export class FakeLocks {
  readonly #held = new Map<string, Held>();
  readonly #queues = new Map<string, (() => void)[]>();

  request(name: string, options: LockOptions, granted: Granted): Promise<unknown> {
    return new Promise((resolve, fail) => {
      const grant = () => {
        const mine: Held = { fail };
        this.#held.set(name, mine);
        const release = () => {
          if (this.#held.get(name) !== mine) return;
          this.#held.delete(name);
          this.#queues.get(name)?.shift()?.();
        };
        Promise.resolve(granted({ name })).then(resolve, fail).finally(release);
      };
      const held = this.#held.get(name);
      if (options.steal) {
        held?.fail(new DOMException('stolen', 'AbortError'));
        grant();
      } else if (!held) grant();
      else if (options.ifAvailable) Promise.resolve(granted(null)).then(resolve, fail);
      else {
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, [...queue, grant]);
        options.signal?.addEventListener('abort', () => {
          this.#queues.set(
            name,
            (this.#queues.get(name) ?? []).filter((each) => each !== grant),
          );
          fail(new DOMException('aborted', 'AbortError'));
        });
      }
    });
  }
}

/** The locks of this browser; undefined: it has none. */
export const useLocks = (locks: FakeLocks | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
