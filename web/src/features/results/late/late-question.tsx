/**
 * One question with the stored and the late answer side by side. Differences are shown as text and
 * by colour.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { AnswerLink } from '../answer-files/answer-link.tsx';
import { lateAnswerUrl } from '../answer-files/answer-urls.ts';
import type { RenewUrl } from '../answer-files/use-answer-url.ts';
import { exactNumber } from '../review/arithmetic-text.ts';
import type { LateQuestion_QuestionFragment } from './generated/late-question.ts';

interface LateQuestionProps {
  readonly lateAnswersId: string;
  readonly question: LateQuestion_QuestionFragment;
  readonly number: number;
}

export function LateQuestion({ lateAnswersId, question, number }: LateQuestionProps) {
  const client = useApolloClient();
  const { t, digits } = useI18n();
  const {
    subjectName,
    text,
    isChanged,
    options,
    storedScore,
    lateScore,
    storedPdfUrl,
    latePdfUrl,
  } = question;
  const isWritten = options.length === 0;
  const renew = (side: 'storedPdfUrl' | 'latePdfUrl') => () =>
    lateAnswerUrl(client, { lateAnswersId, questionId: question.id, side });
  return (
    <Box
      as="article"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isChanged ? 'accent' : 'border'}
      borderRadius="md"
    >
      <Flex wrap="wrap" justify="space-between" gap="2" mb="1" fontSize="sm" color="fg.muted">
        <span>{subjectName}</span>
        {isChanged && (
          <Box
            as="span"
            px="2"
            borderRadius="sm"
            bg="accent.subtle"
            color="accent.fg"
            fontWeight="semibold"
          >
            {t('marking.lateDiffers')}
          </Box>
        )}
      </Flex>
      <Flex gap="3" mb="3" fontSize="lg" lineHeight="snug">
        <chakra.span fontWeight="semibold" color="primary.fg">
          {digits(number)}.
        </chakra.span>
        <RichHtml html={text.html} />
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <SheetSide title={t('marking.lateStored')} score={storedScore}>
          {isWritten ? (
            <File url={storedPdfUrl} onRenew={renew('storedPdfUrl')} />
          ) : (
            <Choice options={options} isChosen={({ isStored }) => isStored} />
          )}
        </SheetSide>
        <SheetSide title={t('marking.lateSheet')} score={lateScore} isLate={isChanged}>
          {isWritten ? (
            <File url={latePdfUrl} onRenew={renew('latePdfUrl')} />
          ) : (
            <Choice options={options} isChosen={({ isLate }) => isLate} />
          )}
        </SheetSide>
      </Grid>
    </Box>
  );
}

interface SheetSideProps {
  readonly title: string;
  readonly score: number | null;
  readonly isLate?: boolean;
  readonly children: React.ReactNode;
}

function SheetSide({ title, score, isLate = false, children }: SheetSideProps) {
  const { t, digits } = useI18n();
  return (
    <Box
      p="3"
      minW="0"
      borderWidth="1px"
      borderRadius="sm"
      bg={isLate ? 'accent.subtle' : undefined}
    >
      <Flex justify="space-between" gap="3" mb="2" fontSize="sm" color={isLate ? 'fg' : 'fg.muted'}>
        <Text fontWeight="semibold">{title}</Text>
        {score !== null && (
          <span>{t('marking.lateMarks', { marks: exactNumber(score, digits) })}</span>
        )}
      </Flex>
      {children}
    </Box>
  );
}

type Option = LateQuestion_QuestionFragment['options'][number];

interface ChoiceProps {
  readonly options: readonly Option[];
  readonly isChosen: (option: Option) => boolean;
}

function Choice({ options, isChosen }: ChoiceProps) {
  const { t, lang } = useI18n();
  const chosenOptions = options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => isChosen(option));
  if (chosenOptions.length === 0) return <Text>{t('marking.lateBlank')}</Text>;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {chosenOptions.map(({ option, index }) => (
        <Flex as="li" key={option.id} wrap="wrap" align="center" gap="2">
          <chakra.span fontWeight="semibold">{optionLetter(index, lang)}</chakra.span>
          <RichHtml as="span" html={option.text.html} />
          <Flex
            as="span"
            align="center"
            gap="1"
            fontSize="sm"
            color={option.isCorrect ? 'primary.fg' : 'error.fg'}
          >
            <Icon name={option.isCorrect ? 'check' : 'close'} size="4" />
            {t(option.isCorrect ? 'marking.lateRight' : 'marking.lateWrong')}
          </Flex>
        </Flex>
      ))}
    </chakra.ul>
  );
}

function File({ url, onRenew }: { readonly url: string | null; readonly onRenew: RenewUrl }) {
  const { t } = useI18n();
  if (!url) return <Text>{t('marking.noPdf')}</Text>;
  return (
    <AnswerLink pageUrl={url} onRenew={onRenew}>
      {t('marking.openPdf')}
    </AnswerLink>
  );
}
