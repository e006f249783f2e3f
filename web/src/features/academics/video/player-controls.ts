/**
 * Controls the YouTube player in its iframe by postMessage, with the messages of YouTube's IFrame
 * API script. The script itself is not loaded: no third-party code runs in our pages.
 */

const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * Milliseconds without a message from the player after which the page shows that it is still
 * loading.
 */
const SLOW_MS = 4000;
/**
 * Milliseconds without a message after which the player counts as failed. A later message still
 * shows it.
 */
const SILENCE_MS = 10_000;
/** Interval of the handshake in ms: the player ignores messages until its own script runs. */
const CALL_MS = 500;

const STATE_PAUSED = 2;
const STATE_ENDED = 0;
const STATE_PLAYING = 1;

export interface PlayerEvents {
  /** Called when the player responds for the first time. */
  readonly onReady: () => void;
  /**
   * Called with position and length of the video in seconds; the length is null until it is known.
   */
  readonly onMoved: (seconds: number, length: number | null) => void;
  readonly onPaused: () => void;
  readonly onEnded: () => void;
  readonly onSpeed: (speed: number) => void;
  /** Called if the player has not responded for some seconds. */
  readonly onSlow: () => void;
  /** Called if the video was removed, may not be embedded, or the player does not respond. */
  readonly onFailed: () => void;
}

export interface PlayerControls {
  /** Jumps to a position in seconds and plays. */
  readonly playFrom: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly close: () => void;
}

/** The URL for the iframe: plays at once, from a position in seconds. */
export function playerUrl(videoId: string, fromSeconds: number): string {
  const parameters = new URLSearchParams({
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    enablejsapi: '1',
    origin: location.origin,
  });
  if (fromSeconds > 0) parameters.set('start', String(Math.floor(fromSeconds)));
  return `${PLAYER_ORIGIN}/embed/${encodeURIComponent(videoId)}?${parameters}`;
}

/** Connects to the player in an iframe until it is closed. */
export function connectToVideo(frame: HTMLIFrameElement, events: PlayerEvents): PlayerControls {
  let isReady = false;
  let state: number | null = null;
  const send = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify(message), PLAYER_ORIGIN);
  const command = (func: string, ...args: unknown[]) => send({ event: 'command', func, args });

  const call = setInterval(
    () => send({ event: 'listening', id: 'lesson', channel: 'widget' }),
    CALL_MS,
  );
  const slow = setTimeout(() => events.onSlow(), SLOW_MS);
  const giveUp = setTimeout(() => events.onFailed(), SILENCE_MS);
  const stopCalling = () => {
    clearInterval(call);
    clearTimeout(slow);
    clearTimeout(giveUp);
  };

  const receive = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== PLAYER_ORIGIN) return;
    const message = messageOf(event.data);
    if (!message) return;
    if (!isReady) {
      isReady = true;
      stopCalling();
      command('addEventListener', 'onError');
      events.onReady();
    }
    if (message.event === 'onError') return events.onFailed();
    const { info } = message;
    if (typeof info !== 'object' || info === null) return;
    const { currentTime, duration, playbackRate, playerState } = info;
    if (typeof playbackRate === 'number') events.onSpeed(playbackRate);
    if (typeof currentTime === 'number')
      events.onMoved(currentTime, typeof duration === 'number' && duration > 0 ? duration : null);
    if (typeof playerState === 'number' && playerState !== state) {
      state = playerState;
      if (state === STATE_PAUSED) events.onPaused();
      if (state === STATE_ENDED) events.onEnded();
    }
  };
  window.addEventListener('message', receive);

  return {
    playFrom(seconds) {
      command('seekTo', seconds, true);
      if (state !== STATE_PLAYING) command('playVideo');
    },
    setSpeed: (speed) => command('setPlaybackRate', speed),
    close() {
      stopCalling();
      window.removeEventListener('message', receive);
    },
  };
}

interface PlayerMessage {
  readonly event?: unknown;
  readonly info?: Readonly<Record<string, unknown>> | null;
}

/** The player sends JSON strings; other messages are ignored. */
function messageOf(data: unknown): PlayerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null ? message : null;
  } catch {
    return null;
  }
}
