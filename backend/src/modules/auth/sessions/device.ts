// A description of a session's device, from the User-Agent header of its login.
import Bowser from 'bowser';

/** For example "Chrome, Android"; undefined if the header is not recognized. */
export function deviceOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length > 0 ? words.join(', ') : undefined;
}
