/** The buttons that add a question: an empty one, or one in a form of education boards. */
import { languageOfText } from '@alokpath/exam-rules/board-forms';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { type ExamValues, emptyQuestion, type QuestionValues } from '../exam-values.ts';
import { StemDialog } from './stem-dialog.tsx';
import { languageOfExam, statementsQuestion, stemmedQuestion } from './templates.ts';

interface AddQuestionProps {
  /** How many more questions fit. */
  readonly remaining: number;
  /** The values of the whole form. */
  readonly getExam: () => ExamValues;
  readonly onAdd: (questions: QuestionValues[]) => void;
}

export function AddQuestion({ remaining, getExam, onAdd }: AddQuestionProps) {
  const { t, lang } = useI18n();
  const [isStemOpen, setStemOpen] = useState(false);
  const language = () => languageOfExam(getExam()) ?? lang;
  return (
    <Flex wrap="wrap" gap="3">
      <Button variant="outline" disabled={remaining < 1} onClick={() => onAdd([emptyQuestion()])}>
        <Icon name="plus" size="4" />
        {t('admin.addQuestion')}
      </Button>
      <Button
        variant="outline"
        disabled={remaining < 1}
        onClick={() => onAdd([statementsQuestion(language())])}
      >
        <Icon name="plus" size="4" />
        {t('boardforms.addStatements')}
      </Button>
      <Button variant="outline" disabled={remaining < 2} onClick={() => setStemOpen(true)}>
        <Icon name="plus" size="4" />
        {t('boardforms.addStem')}
      </Button>
      {/* Outside of the exam form: Enter in a field of the dialog would submit it. */}
      {isStemOpen &&
        createPortal(
          <StemDialog
            remaining={remaining}
            onAdd={(stem, count) => {
              setStemOpen(false);
              const stemLanguage = languageOfText(stem) ?? language();
              onAdd(Array.from({ length: count }, () => stemmedQuestion(stemLanguage, stem)));
            }}
            onClose={() => setStemOpen(false)}
          />,
          document.body,
        )}
    </Flex>
  );
}
