/** Formats a video position as players do, in Latin digits: 4:12, or 1:04:12. */
export function videoTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Whether a position is worth resuming at; the first seconds are not. */
export const isStarted = (seconds: number) => seconds >= 5;
