/** The parts of a question in the review and in practice: card, heading, options, explanation. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import type { ReviewedQuestion_QuestionFragment } from './generated/reviewed-question.ts';

type Options = ReviewedQuestion_QuestionFragment['options'];

/**
 * Questions outside the viewport are not laid out, so that a long paper scrolls smoothly on cheap
 * phones. In print all are, and no card is split.
 */
export const QuestionFrame = chakra('article', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 24rem',
    // Below the top bar after a jump.
    scrollMarginTop: '5rem',
    '& .option': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minH: 'target',
      px: '3',
      py: '1.5',
      borderWidth: '1px',
      borderRadius: 'sm',
    },
    '& .option[data-right]': { borderColor: 'primary', bg: 'primary.subtle' },
    '& .option[data-missed]': { borderColor: 'error', bg: 'error.subtle' },
    '& .letter': { fontWeight: 'semibold', minW: '1.25rem', textAlign: 'center' },
    '& .tag': {
      marginInlineStart: 'auto',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& [data-right] .tag': { color: 'primary.fg' },
    '& [data-missed] .tag': { color: 'error.fg' },
    '@media print': {
      breakInside: 'avoid',
      contentVisibility: 'visible',
      mb: '3',
      '& .option': { minH: '0', py: '0.5' },
    },
  },
});

interface QuestionHeadProps {
  readonly number: number;
  readonly subjectName: string | null;
  readonly html: string;
  readonly isUnsure: boolean;
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

export function QuestionHead({ number, subjectName, html, isUnsure, id, ref }: QuestionHeadProps) {
  const { t, digits } = useI18n();
  return (
    <>
      {(subjectName || isUnsure) && (
        <Flex wrap="wrap" justify="space-between" gap="2" mb="1" fontSize="sm" color="fg.muted">
          <span>{subjectName}</span>
          {isUnsure && (
            <Flex
              as="span"
              align="center"
              gap="1"
              px="2"
              borderRadius="sm"
              bg="accent.subtle"
              color="accent.fg"
              fontWeight="semibold"
            >
              <Icon name="flag" size="4" />
              {t('results.unsure')}
            </Flex>
          )}
        </Flex>
      )}
      <Flex
        id={id}
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        gap="3"
        mb="3"
        fontSize="lg"
        lineHeight="snug"
        _focus={{ outline: 'none' }}
      >
        <chakra.span fontWeight="semibold" color="primary.fg" fontVariantNumeric="tabular-nums">
          {digits(number)}.
        </chakra.span>
        <Box minW="0">
          <RichHtml html={html} />
        </Box>
      </Flex>
    </>
  );
}

function tagOf(isSelected: boolean, isCorrect: boolean) {
  if (!isSelected) return 'results.right';
  return isCorrect ? 'results.mineAndRight' : 'results.mine';
}

interface JudgedOptionsProps {
  readonly options: Options;
  /**
   * Whether the marks do not depend on the answer: then the student's choice is neither right nor
   * wrong.
   */
  readonly isAdjusted?: boolean;
}

/**
 * The options with the student's choice and the correct ones, shown by text and icon as well as by
 * colour.
 */
export function JudgedOptions({ options, isAdjusted = false }: JudgedOptionsProps) {
  const { t, lang } = useI18n();
  return (
    <Box as="ul" listStyle="none" m="0" p="0" display="grid" gap="2">
      {options.map(({ id, text, isCorrect, isSelected }, index) => (
        <li
          key={id}
          className="option"
          data-right={(isCorrect && !isAdjusted) || undefined}
          data-missed={(isSelected && !isCorrect && !isAdjusted) || undefined}
        >
          <span className="letter">{optionLetter(index, lang)}</span>
          <RichHtml as="span" html={text.html} />
          {isAdjusted && isSelected && <span className="tag">{t('results.mine')}</span>}
          {!isAdjusted && (isSelected || isCorrect) && (
            <span className="tag">
              <Icon name={isCorrect ? 'check' : 'close'} size="4" />
              {t(tagOf(isSelected, isCorrect))}
            </span>
          )}
        </li>
      ))}
    </Box>
  );
}

/** A text of the author, such as an explanation or a comment. */
export function SideNote({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Box mt="3" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent">
      <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
        {title}
      </Text>
      {children}
    </Box>
  );
}
