/**
 * Confirms a manual submission with blank or unsure questions. Not shown for the automatic
 * submission at zero.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { Summary } from '../attempt/paper/sections.ts';
import { ExamSummary } from '../components/exam-summary.tsx';

interface SubmitExamDialogProps {
  readonly summary: Summary;
  readonly blankCost: number;
  readonly hasUnsure: boolean;
  readonly onSubmit: () => void;
  /** Goes to the first open question. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The text depends on what is open: all questions, some questions, or only unsure marks. */
function readyText({ answered, blank }: Summary) {
  if (answered === 0) return 'room.blankReady';
  return blank === 0 ? 'paper.readyUnsure' : 'paper.readyText';
}

export function SubmitExamDialog({ onSubmit, onBack, onClose, ...details }: SubmitExamDialogProps) {
  const { t } = useI18n();
  return (
    <Modal title={t('paper.readyTitle')} onClose={onClose}>
      <Text mb="4">{t(readyText(details.summary))}</Text>
      <ExamSummary {...details} />
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
