// The types of the page descriptions in pages.ts and admin-pages.ts.
import type { PageUsers, UserKind } from './page-users.ts';

/** English and Bengali; content is the same in both. */
export type Words = string | readonly [en: string, bn: string];

export interface SitePage {
  /** Names the test and the picture. */
  readonly name: string;
  readonly user: UserKind;
  readonly path: string | ((users: PageUsers) => string);
  readonly heading: Words;
  /** Part of the document's title, if it differs from the heading. */
  readonly title?: Words;
  /** Hundreds of fields or questions, which axe needs long for. */
  readonly isLong?: boolean;
  /** The history state that the previous page passes with the URL. */
  readonly state?: object;
}
