/**
 * The video beside the field with its URL. It is loaded from YouTube only after a tap, as on
 * the pages of students (decision 001).
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';

interface VideoPreviewProps {
  /** A URL that the rules accept (form/schemas.ts). */
  readonly url: string;
  /** The lesson's title, which is on the poster that students see. */
  readonly title: string;
}

const videoIdOf = (url: string): string =>
  /(?:v=|youtu\.be\/|embed\/)([\w-]{11})/.exec(url)?.[1] ?? '';

export function VideoPreview({ url, title }: VideoPreviewProps) {
  const { t } = useI18n();
  const id = videoIdOf(url);
  const [playingId, setPlayingId] = useState<string | null>(null);
  return (
    <Box as="section" aria-label={t('editor.videoPreview')}>
      <Box aspectRatio="16 / 9" borderRadius="md" overflow="hidden" bg="primary.subtle">
        {playingId === id ? (
          <chakra.iframe
            title={title || t('editor.videoPreview')}
            src={`https://www.youtube-nocookie.com/embed/${id}?rel=0`}
            allow="encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            w="full"
            h="full"
            border="0"
          />
        ) : (
          <Button
            variant="ghost"
            w="full"
            h="full"
            flexDirection="column"
            onClick={() => setPlayingId(id)}
          >
            <Icon name="play" />
            <Text as="span">{title || t('editor.videoPreview')}</Text>
            <Text as="span" fontSize="sm" fontWeight="normal">
              {t('editor.playVideo')}
            </Text>
          </Button>
        )}
      </Box>
    </Box>
  );
}
