/**
 * A long press by finger or pen on one of the elements with `data-press`, for a question as a whole. The click that the browser makes of
 * it is swallowed, so that a long press never chooses anything.
 */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const PRESS_MS = 500;

/** A finger is never quite still; one that moves further scrolls or slides away. */
const SLACK_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export function useLongPress(onLongPress: (name: string) => void) {
  const press = useRef<Press | null>(null);
  const wasLong = useRef(false);

  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      end();
      wasLong.current = false;
      const name = (event.target as HTMLElement).closest<HTMLElement>('[data-press]')?.dataset.press;
      if (!name || event.pointerType === 'mouse' || !event.isPrimary) return;
      const cross = () => {
        if (press.current !== pressed) return;
        wasLong.current = true;
        onLongPress(name);
      };
      // Browsers tell of moves once per frame: on a slow phone one that was made in time may be told only now.
      const timer = setTimeout(() => requestAnimationFrame(cross), PRESS_MS);
      const pressed: Press = { x: event.clientX, y: event.clientY, timer };
      press.current = pressed;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** The menu of the browser for a long press, in the middle of ours. */
    onContextMenu: (event: MouseEvent) => {
      if (press.current || wasLong.current) event.preventDefault();
    },
  };
}
