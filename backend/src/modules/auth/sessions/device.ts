// Which device a session belongs to, in words: from the User-Agent header of its login.
import Bowser from 'bowser';

/** For example "Chrome, Android"; undefined for a header that tells nothing. */
export function deviceOf(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length > 0 ? words.join(', ') : undefined;
}
