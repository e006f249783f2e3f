/**
 * A fake of the embedded video player: sends a player's messages and records the commands it
 * receives.
 */
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

const ORIGIN = 'https://www.youtube-nocookie.com';

export function aPlayer(title: string) {
  const frame = screen.getByTitle<HTMLIFrameElement>(`Video: ${title}`);
  const inside = frame.contentWindow;
  if (!inside) throw new Error('The frame is not in the page.');
  const posted = vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined);

  const send = (message: object, { origin = ORIGIN, source = inside as Window | null } = {}) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', { data: JSON.stringify(message), origin, source }),
      ),
    );

  return {
    frame,
    send,
    /** It plays at this second of a video of 1000 seconds. */
    at: (currentTime: number, more: object = {}) =>
      send({
        event: 'infoDelivery',
        info: { currentTime, duration: 1000, playerState: 1, ...more },
      }),
    pause: (currentTime: number) =>
      send({ event: 'infoDelivery', info: { currentTime, playerState: 2 } }),
    /** The commands it was given: ['seekTo', 252, true]. */
    commands: () =>
      posted.mock.calls
        .map(
          ([data]) =>
            JSON.parse(String(data)) as { event: string; func?: string; args?: unknown[] },
        )
        .filter(({ event }) => event === 'command')
        .map(({ func, args = [] }) => [func, ...args]),
    posted,
  };
}
