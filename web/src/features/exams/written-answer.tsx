/** A question to be answered in writing: its PDF is uploaded when it is chosen, so that handing in is quick. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { questionElementId } from '../../exam-room/question-card.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonRecipe } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { useUploadAnswerPdfMutation } from './generated/written-answer.ts';

interface AnswerFile {
  readonly name: string;
  readonly url: string;
}

interface WrittenAnswerProps {
  readonly question: { readonly id: string; readonly text: { readonly html: string } };
  readonly number: number;
  readonly ticket: string;
  readonly file: AnswerFile | undefined;
  readonly isFrozen: boolean;
  readonly onUploaded: (file: AnswerFile) => void;
}

const MAX_BYTES = 10 * 1024 * 1024;

const PickLabel = chakra('label', buttonRecipe);

export function WrittenAnswer({ question, number, ticket, file, isFrozen, onUploaded }: WrittenAnswerProps) {
  const { t, digits } = useI18n();
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [upload, { loading, error }] = useUploadAnswerPdfMutation();

  const send = async (picked: File | undefined) => {
    if (!picked) return;
    const isPdf = picked.type === 'application/pdf' || picked.name.toLowerCase().endsWith('.pdf');
    if (!isPdf) return setRefused(t('exams.onlyPdf'));
    if (picked.size > MAX_BYTES) return setRefused(t('exams.pdfTooLarge'));
    setRefused(null);
    const answer = await upload({ variables: { input: { ticket, file: picked } } }).catch(() => null);
    if (answer?.data) onUploaded({ name: picked.name, url: answer.data.uploadAnswerPdf.url });
  };

  const failure = refused ?? (error && t('exams.uploadFailed', { message: describeError(error, t) }));
  return (
    <chakra.section
      id={questionElementId(question.id)}
      tabIndex={-1}
      aria-labelledby={`${id}-text`}
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      scrollMarginTop="5.5rem"
      _focus={{ outline: 'none', borderColor: 'primary' }}
    >
      <Flex id={`${id}-text`} gap="3" mb="4" fontSize="lg" lineHeight="snug">
        <chakra.span fontWeight="semibold" color="primary.fg">
          {digits(number)}.
        </chakra.span>
        <RichHtml html={question.text.html} />
      </Flex>
      <Flex align="center" wrap="wrap" gap="3">
        <PickLabel
          variant="outline"
          position="relative"
          aria-disabled={isFrozen || loading || undefined}
          css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
        >
          <chakra.input
            type="file"
            accept="application/pdf,.pdf"
            disabled={isFrozen || loading}
            aria-describedby={`${id}-state`}
            position="absolute"
            inset="0"
            opacity="0"
            onChange={({ target }) => {
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
          {loading ? t('exams.uploading') : t(file ? 'exams.replacePdf' : 'exams.addPdf')}
        </PickLabel>
        <Box id={`${id}-state`} role="status" minW="0" overflowWrap="anywhere">
          {failure && <chakra.span color="error.fg">{failure}</chakra.span>}
          {!failure && !loading && file && (
            <Flex as="span" align="center" gap="2" color="primary.fg">
              <Icon name="check" />
              {t('exams.uploaded', { name: file.name })}
            </Flex>
          )}
        </Box>
      </Flex>
    </chakra.section>
  );
}
