/** A sentence about how much students see of their result in an exam, and when. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { ReleaseNote_ReleaseFragment } from './generated/release-note.ts';

interface ReleaseNoteProps {
  readonly release: ReleaseNote_ReleaseFragment;
  /** Whether a teacher marks the exam. */
  readonly isMarked: boolean;
}

export function ReleaseNote({ release: { visibility, releasedAt }, isMarked }: ReleaseNoteProps) {
  const { t, dateTime } = useI18n();
  if (visibility === 'RECEIPT') return t('start.receiptOnly');
  const isScore = visibility === 'SCORE';
  if (releasedAt !== null)
    return t(isScore ? 'start.scoreFrom' : 'start.answersFrom', {
      time: dateTime(releasedAt, { weekday: true }),
    });
  if (isMarked) return t(isScore ? 'start.scoreMarked' : 'start.answersMarked');
  return t(isScore ? 'start.scoreNow' : 'start.answersNow');
}
