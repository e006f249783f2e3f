/** Asked once before a sheet with blank or unsure questions is handed in by hand; never at zero. */
import { Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { ExamSummary } from './exam-summary.tsx';
import type { Summary } from './sections.ts';

interface HandInDialogProps {
  readonly summary: Summary;
  readonly blankCost: number;
  readonly hasUnsure: boolean;
  readonly onSubmit: () => void;
  /** To the first question that is still open. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function HandInDialog({ onSubmit, onBack, onClose, ...facts }: HandInDialogProps) {
  const { t } = useI18n();
  return (
    <Modal title={t('paper.readyTitle')} onClose={onClose}>
      <Text mb="4">{t('paper.readyText')}</Text>
      <ExamSummary {...facts} />
      <Flex wrap="wrap" gap="2" mt="5" css={{ '& > button': { flex: '1 0 auto' } }}>
        <Button data-first-focus variant="outline" onClick={onBack}>
          {t('paper.goBack')}
        </Button>
        <Button variant="accent" onClick={onSubmit}>
          {t('paper.submitNow')}
        </Button>
      </Flex>
    </Modal>
  );
}
