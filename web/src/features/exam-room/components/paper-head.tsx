/**
 * The head of the paper: title, one rule, and further details. On phones a button hides the
 * details, so that question 1 is visible without scrolling.
 */
import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';

interface PaperHeadProps {
  readonly title: string;
  /** The rule that must be visible before the first answer. */
  readonly rule: string | null;
  readonly details: readonly string[];
  /** Reading settings (exam-tools.tsx). */
  readonly tools: ReactNode;
}

export function PaperHead({ title, rule, details, tools }: PaperHeadProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box mb={{ base: '1', md: '4' }}>
      <Flex align="center" gap="2" minH="target">
        <Box flex="1" minW="0">
          <Heading
            as="h1"
            fontSize={{ base: 'md', md: 'xl' }}
            lineHeight="snug"
            whiteSpace={{ base: isOpen ? 'normal' : 'nowrap', md: 'normal' }}
            overflow="hidden"
            textOverflow="ellipsis"
          >
            {title}
          </Heading>
          {rule && (
            <Box
              fontSize={{ base: 'xs', md: 'sm' }}
              lineHeight="snug"
              fontWeight="semibold"
              color="accent.fg"
            >
              {rule}
            </Box>
          )}
        </Box>
        <Button
          variant="ghost"
          display={{ base: 'inline-flex', md: 'none' }}
          px="2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('paper.more')}
          <VisuallyHidden>: {t('paper.moreAbout')}</VisuallyHidden>
          <Icon name={isOpen ? 'up' : 'down'} size="4" />
        </Button>
      </Flex>
      <Flex
        id={id}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        wrap="wrap"
        align="center"
        columnGap="4"
      >
        <Box flex="1 1 26rem" color="fg.muted" fontSize="sm" lineHeight="snug">
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </Box>
        {tools}
      </Flex>
    </Box>
  );
}
