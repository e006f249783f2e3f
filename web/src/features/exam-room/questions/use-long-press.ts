/**
 * Detects a long press by finger or pen on elements with `data-press`; the handlers go on the
 * question. The click after a long press is suppressed, so that it never selects an option.
 */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const PRESS_MS = 500;

/** Tolerance for small movements; a longer one is a scroll or a drag. */
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
      const name = (event.target as HTMLElement).closest<HTMLElement>('[data-press]')?.dataset
        .press;
      if (!name || event.pointerType === 'mouse' || !event.isPrimary) return;
      const cross = () => {
        if (press.current !== pressed) return;
        wasLong.current = true;
        onLongPress(name);
      };
      // Browsers dispatch pointer moves once per frame: waits one frame for a move that was made
      // before the timeout.
      const timer = setTimeout(() => requestAnimationFrame(cross), PRESS_MS);
      const pressed: Press = { x: event.clientX, y: event.clientY, timer };
      press.current = pressed;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (
        press.current &&
        Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK_PX
      )
        end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Suppresses the browser's context menu during a long press. */
    onContextMenu: (event: MouseEvent) => {
      if (press.current || wasLong.current) event.preventDefault();
    },
  };
}
