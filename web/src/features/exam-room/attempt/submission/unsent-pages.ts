/** The pages of written answers of an attempt that is over, and the messages about them. */
import type { Translate } from '../../../../i18n/i18n.tsx';

export interface UnsentPages {
  /** Still to be sent. */
  readonly left: number;
  /** Rejected by the server; they are not sent again. */
  readonly refused: number;
  /** Not uploaded in time, to a host that accepts none after the exam. */
  readonly missed: number;
  readonly total: number;
}

export const noPages: UnsentPages = { left: 0, refused: 0, missed: 0, total: 0 };

/**
 * The message after the exam was closed with the answers saved in time; says "all" only if no page
 * is missing.
 */
export function savedInTimeText(t: Translate, pages: UnsentPages): string {
  if (pages.left > 0) return t('room.closedOnTheWay', { ...pages });
  if (pages.missed > 0) return t('room.closedMissed', { ...pages });
  return t(pages.refused > 0 ? 'room.closedRefused' : 'room.closedSaved', { ...pages });
}
