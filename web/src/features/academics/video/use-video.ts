/**
 * Playback of a lesson's video: start position, saving progress, and marking the lesson as done.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LessonProgressControls } from '../lesson/use-lesson-progress.ts';
import { connectToVideo, type PlayerControls } from './player-controls.ts';
import { useVideoSpeed } from './use-video-speed.ts';

/** The position is saved whenever it has moved by this many seconds. */
const SAVE_EVERY = 15;
/** A video counts as watched when this share of its length has been played. */
const WATCHED_SHARE = 0.9;
/** Maximum change between two reports during playback, in seconds; a larger one is a jump. */
const MAX_STEP_SECONDS = 5;

/** One instance of the player; a retry creates another one. */
interface PlayerInstance {
  readonly number: number;
  readonly fromSeconds: number;
}

/**
 * The poster stays until the player is `ready`. `slow`: it has not responded for some seconds;
 * `failed`: it has not responded for longer, or it reported an error.
 */
export type VideoPhase = 'idle' | 'loading' | 'slow' | 'failed' | 'ready';

interface VideoOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly progress: LessonProgressControls;
  /** True if the user has already tapped elsewhere, in a list of lessons. */
  readonly isTapped: boolean;
  readonly onMoved: ((seconds: number) => void) | undefined;
}

export function useVideo({ frame, progress, isTapped, onMoved }: VideoOptions) {
  const [showing, setShowing] = useState<PlayerInstance | null>(
    isTapped ? { number: 1, fromSeconds: progress.positionSeconds } : null,
  );
  const [phase, setPhase] = useState<VideoPhase>(isTapped ? 'loading' : 'idle');
  const remote = useRef<PlayerControls | null>(null);
  const seconds = useRef(progress.positionSeconds);
  const speed = useVideoSpeed(remote);

  // The effect below runs once per player, so it reads the newest callbacks from a ref.
  const latest = useRef({ progress, onMoved, speed });
  useEffect(() => {
    latest.current = { progress, onMoved, speed };
  });

  const number = showing?.number;
  useEffect(() => {
    const player = frame.current;
    if (number === undefined || !player) return;
    let savedAt = seconds.current;
    let wasWatched = latest.current.progress.done;

    const save = () => {
      if (Math.floor(seconds.current) === Math.floor(savedAt)) return;
      savedAt = seconds.current;
      latest.current.progress.savePosition(savedAt);
    };
    const move = (now: number, length: number | null) => {
      const step = now - seconds.current;
      seconds.current = now;
      latest.current.onMoved?.(now);
      if (Math.abs(now - savedAt) >= SAVE_EVERY) save();
      const isPlayed = step > 0 && step < MAX_STEP_SECONDS;
      if (wasWatched || !isPlayed || length === null || now < length * WATCHED_SHARE) return;
      // Only once: if the student removes the mark, it stays removed.
      wasWatched = true;
      void latest.current.progress.setDone(true);
    };
    const connected = connectToVideo(player, {
      onReady: () => {
        setPhase('ready');
        // Focused, so that the player's own keyboard shortcuts work at once: space, arrows, f, m.
        // Not if the user has continued meanwhile.
        const focused = document.activeElement;
        if (focused === document.body || focused?.hasAttribute('data-start-video'))
          player.focus({ preventScroll: true });
        latest.current.speed.apply();
      },
      onMoved: move,
      onPaused: save,
      onEnded: () => {
        // The next playback starts at the beginning.
        seconds.current = 0;
        save();
      },
      onSpeed: (rate) => latest.current.speed.reported(rate),
      onSlow: () => setPhase('slow'),
      onFailed: () => setPhase('failed'),
    });
    remote.current = connected;
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      connected.close();
      remote.current = null;
      save();
    };
  }, [frame, number]);

  const startFrom = useCallback((fromSeconds: number) => {
    seconds.current = fromSeconds;
    setPhase('loading');
    setShowing((before) => ({ number: (before?.number ?? 0) + 1, fromSeconds }));
  }, []);

  return {
    showing,
    phase,
    speed,
    start: () => startFrom(progress.positionSeconds),
    retry: () => startFrom(seconds.current),
    /** Jumps to a second; the first jump is the tap that loads the player. */
    playFrom: useCallback(
      (at: number) => {
        if (remote.current) remote.current.playFrom(at);
        else startFrom(at);
      },
      [startFrom],
    ),
  };
}
