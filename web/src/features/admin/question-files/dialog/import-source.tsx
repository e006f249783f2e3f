/** The source of an import: a text area to paste into, a file, and the format. */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, Select, TextArea } from '../../../../ui/forms/input.tsx';
import { downloadCsv } from '../../list/csv.ts';
import { limits, type SourceFormat } from '../read/question.ts';
import { samples, templates } from './samples.ts';
import type { ReadSource } from './use-reading.ts';

const formats = ['numbered', 'aiken', 'gift', 'csv'] as const;

/** Milliseconds without a key press after which a typed text is read. */
const TYPING_PAUSE = 400;

const ACCEPTED_TYPES =
  '.txt,.csv,.tsv,.gift,.aiken,.docx,.docm,.xlsx,.xlsm,.xls,.doc,text/plain,text/csv';

/** The browser itself puts dragged text into the text area. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface ImportSourceProps {
  readonly source: ReadSource;
  /** The text area, so that a problem can lead to its line. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

export function ImportSource({ source, area }: ImportSourceProps) {
  const { t, lang } = useI18n();
  const [format, setFormat] = useState<SourceFormat | null>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const names = {
    numbered: t('questionfiles.numbered'),
    aiken: t('questionfiles.aiken'),
    gift: t('questionfiles.gift'),
    csv: t('questionfiles.csv'),
  };

  const read = (chosenFormat: SourceFormat | null) => {
    clearTimeout(pause.current);
    source.readText(area.current?.value ?? '', chosenFormat);
  };

  const readFile = async (files: FileList | null) => {
    clearTimeout(pause.current);
    const [file] = files ?? [];
    if (!file) return;
    if (files && files.length > 1) return source.refuse('oneFile');
    const text = await source.readFile(file);
    if (!text || !area.current) return;
    area.current.value = text.text;
    setFormat(text.format);
    read(text.format);
  };

  const drop = (event: DragEvent) => {
    setDraggedOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    void readFile(event.dataTransfer.files);
  };

  return (
    <Stack
      gap="4"
      p="3"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isDraggedOver ? 'primary' : 'border'}
      borderRadius="md"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
    >
      <Text>{t('questionfiles.dropHere')}</Text>
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" onClick={() => picker.current?.click()} data-first-focus>
          {t('questionfiles.chooseFile')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => downloadCsv(lang === 'bn' ? 'প্রশ্ন.csv' : 'questions.csv', templates[lang])}
        >
          {t('questionfiles.template')}
        </Button>
        <chakra.input
          ref={picker}
          type="file"
          accept={ACCEPTED_TYPES}
          hidden
          aria-label={t('questionfiles.chooseFile')}
          onChange={({ target }) => {
            void readFile(target.files);
            target.value = '';
          }}
        />
      </Flex>
      <Field label={t('questionfiles.source')}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={8}
            spellCheck={false}
            fontSize="sm"
            onPaste={(event) => {
              // A pasted text of many megabytes would block the page.
              if (event.clipboardData.getData('text').length <= limits.sourceLength) return;
              event.preventDefault();
              source.refuse('textTooLong');
            }}
            onInput={() => {
              clearTimeout(pause.current);
              source.setOutdated();
              pause.current = setTimeout(() => read(format), TYPING_PAUSE);
            }}
          />
        )}
      </Field>
      <Field
        label={t('questionfiles.format')}
        hint={
          format === null &&
          source.reading &&
          t('questionfiles.formatDetected', { format: names[source.reading.format] })
        }
      >
        {(control) => (
          <Select
            {...control}
            value={format ?? ''}
            onChange={({ target }) => {
              const chosenFormat = formats.find((option) => option === target.value) ?? null;
              setFormat(chosenFormat);
              read(chosenFormat);
            }}
          >
            <option value="">{t('questionfiles.formatAuto')}</option>
            {formats.map((option) => (
              <option key={option} value={option}>
                {names[option]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <chakra.details>
        <chakra.summary cursor="pointer" minH="target" alignContent="center">
          {t('questionfiles.howWritten')}
        </chakra.summary>
        <Stack gap="3">
          {formats.map((option) => (
            <Box key={option}>
              <Text fontWeight="semibold">{names[option]}</Text>
              <chakra.pre
                p="3"
                bg="bg.muted"
                borderRadius="md"
                fontFamily="body"
                fontSize="sm"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
              >
                {samples[option]}
              </chakra.pre>
            </Box>
          ))}
        </Stack>
      </chakra.details>
    </Stack>
  );
}
