/**
 * Renders a text with formulas as students will see it, and lists invalid formulas. Loaded on
 * demand, because it includes KaTeX.
 */
import { Box, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { brokenFormulas, textHtml } from './rendered.ts';

interface PreviewProps {
  readonly source: string;
}

export default function Preview({ source }: PreviewProps) {
  const { t } = useI18n();
  const broken = brokenFormulas(source);
  return (
    <Box
      role="group"
      aria-label={t('admin.previewOfText')}
      mt="1"
      px="3"
      py="2"
      bg="bg.muted"
      borderRadius="md"
    >
      <RichHtml html={textHtml(source)} />
      {broken.length > 0 && (
        <Text mt="2" color="error.fg" role="status">
          {t('admin.formulaInvalid', { formula: broken.join(' · ') })}
        </Text>
      )}
    </Box>
  );
}
