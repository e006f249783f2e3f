/**
 * The dialog that saves the questions of the form as a file; it warns about content that a format
 * cannot express.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { toCsv } from '../../list/csv.ts';
import { workbookFile } from '../../list/workbook-file.ts';
import {
  type ExportFormat,
  type ExportLoss,
  type ExportQuestion,
  exportFormats,
  findLosses,
  tableRows,
  writeText,
} from '../write/write.ts';
import { NoteList } from './note-list.tsx';
import { RadioOption } from './radio-option.tsx';

interface ExportDialogProps {
  /** Used for the file's name. */
  readonly title: string;
  readonly questions: readonly ExportQuestion[];
  /** The source of the questions; omitted: the form. */
  readonly lead?: string;
  readonly onClose: () => void;
}

const extensions = { xlsx: 'xlsx', csv: 'csv', gift: 'gift.txt', aiken: 'aiken.txt' } as const;

/** A file name without characters that file systems refuse. */
const fileName = (title: string) =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'questions';

export default function ExportDialog({ title, questions, lead, onClose }: ExportDialogProps) {
  const { t, lang } = useI18n();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [hasFailed, setFailed] = useState(false);
  const names: Readonly<Record<ExportFormat, string>> = {
    xlsx: t('questionfiles.xlsx'),
    csv: t('questionfiles.csv'),
    gift: t('questionfiles.gift'),
    aiken: t('questionfiles.aiken'),
  };
  const lost = findLosses(format, questions);
  const leftOut = lost
    .filter(({ reason }) => reason === 'leftOut' || reason === 'writtenLeftOut')
    .reduce((sum, { count }) => sum + count, 0);

  const content = async (): Promise<Blob> => {
    if (format === 'xlsx') return workbookFile(tableRows(questions, lang));
    const text =
      format === 'csv' ? toCsv(tableRows(questions, lang)) : writeText(format, questions);
    return new Blob([text], { type: `text/${format === 'csv' ? 'csv' : 'plain'};charset=utf-8` });
  };

  const save = async () => {
    setFailed(false);
    try {
      saveFile(`${fileName(title)}.${extensions[format]}`, await content());
      onClose();
    } catch {
      // Not a toast: this dialog would cover it.
      setFailed(true);
    }
  };

  return (
    <Modal title={t('questionfiles.exportQuestions')} onClose={onClose}>
      <Stack gap="4">
        <Text>{lead ?? t('questionfiles.exportLead', { count: questions.length })}</Text>
        <chakra.fieldset minW="0">
          <chakra.legend fontWeight="semibold">{t('questionfiles.format')}</chakra.legend>
          <Stack gap="0">
            {exportFormats.map((option) => (
              <RadioOption
                key={option}
                name="export-format"
                isChecked={format === option}
                onChoose={() => setFormat(option)}
              >
                {names[option]}
              </RadioOption>
            ))}
          </Stack>
        </chakra.fieldset>
        <NoteList
          notes={lost.map(({ reason, count }) => ({
            key: reason,
            text: t(`questionfiles.${lossTexts[reason]}`, { count }),
          }))}
        />
        {hasFailed && (
          <Text role="alert" color="error.fg">
            {t('questionfiles.exportFailed')}
          </Text>
        )}
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            disabled={leftOut === questions.length}
            onClick={() => void save()}
            data-first-focus
          >
            {t('questionfiles.download')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

const lossTexts = {
  leftOut: 'lostQuestions',
  writtenLeftOut: 'lostWritten',
  points: 'lostPoints',
  explanations: 'lostExplanations',
  lineBreaks: 'lostLineBreaks',
} as const satisfies Record<ExportLoss['reason'], string>;
