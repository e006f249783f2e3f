// What pages.ts and admin-pages.ts say of a page.
import type { Scene, Who } from './cast.ts';

/** English and Bengali; content is the same in both. */
export type Words = string | readonly [en: string, bn: string];

export interface SitePage {
  /** Names the test and the picture. */
  readonly name: string;
  readonly who: Who;
  readonly address: string | ((scene: Scene) => string);
  readonly heading: Words;
  /** What the document's title has in it, where that is not the heading. */
  readonly title?: Words;
  /** Hundreds of fields or questions, which axe needs long for. */
  readonly isLong?: boolean;
  /** What the page before hands over with the address. */
  readonly state?: object;
}
