/**
 * The action for the whole page: print it. What to do about the result is offered below the score
 * (next-steps.tsx).
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';

export function PrintButton() {
  const { t } = useI18n();
  return (
    <Button variant="outline" onClick={() => print()} css={{ '@media print': { display: 'none' } }}>
      <Icon name="printer" />
      {t('results.print')}
    </Button>
  );
}
