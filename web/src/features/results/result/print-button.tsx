/**
 * The action for the whole page: print it, with all its questions. Next steps are offered below the
 * score (next-steps.tsx).
 */
import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { LIST_ID } from '../review/use-review-list.ts';
import type { ReviewTexts } from '../review/use-review-texts.ts';

interface PrintButtonProps {
  /** Null for a result without a review of questions. */
  readonly texts: ReviewTexts | null;
}

export function PrintButton({ texts }: PrintButtonProps) {
  const { t } = useI18n();
  const [isWaiting, setWaiting] = useState(false);
  const isReady = texts === null || texts.questions !== null;
  const hasFailed = texts?.error !== undefined;

  useEffect(() => {
    if (!isWaiting || !(isReady || hasFailed)) return;
    setWaiting(false);
    if (isReady) print();
    // The list shows the error, with a button to try again.
    else document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
  }, [isWaiting, isReady, hasFailed]);

  const onClick = () => {
    if (isReady) return print();
    texts.load();
    setWaiting(true);
  };
  return (
    <Button
      variant="outline"
      loading={isWaiting}
      loadingText={t('ui.loading')}
      onClick={onClick}
      css={{ '@media print': { display: 'none' } }}
    >
      <Icon name="printer" />
      {t('results.print')}
    </Button>
  );
}
