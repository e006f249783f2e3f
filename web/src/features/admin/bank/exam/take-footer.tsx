/** The buttons that add the chosen questions to an exam. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { StickyFooter } from '../../form/sticky-footer.tsx';

interface TakeFooterProps {
  /** How many questions are chosen. */
  readonly count: number;
  readonly onCancel: () => void;
  readonly onTake: () => void;
}

export function TakeFooter({ count, onCancel, onTake }: TakeFooterProps) {
  const { t } = useI18n();
  return (
    <StickyFooter mb="-5" display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
      <Button variant="outline" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
      <Button disabled={count === 0} onClick={onTake}>
        {t('questionbank.takeCount', { count })}
      </Button>
    </StickyFooter>
  );
}
