/** Renders a text with formulas as students will see it, and lists invalid formulas. Loaded on demand, because it includes KaTeX. */
import { Box, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { brokenFormulas, noteHtml, textHtml } from './rendered.ts';

interface PreviewProps {
  readonly source: string;
  /** `text`: plain text of a question or option; `note`: HTML of a lesson or note. */
  readonly kind: 'text' | 'note';
}

export default function Preview({ source, kind }: PreviewProps) {
  const { t } = useI18n();
  const broken = brokenFormulas(source);
  return (
    <Box role="group" aria-label={t('admin.previewOfText')} mt="1" px="3" py="2" bg="bg.muted" borderRadius="md">
      {kind === 'note' && (
        <Text fontSize="sm" color="fg.muted" mb="1">
          {t('admin.previewOfText')}
        </Text>
      )}
      <RichHtml html={kind === 'text' ? textHtml(source) : noteHtml(source)} />
      {broken.length > 0 && (
        <Text mt="2" color="fg.error" role="status">
          {t('admin.formulaInvalid', { formula: broken.join(' · ') })}
        </Text>
      )}
    </Box>
  );
}
