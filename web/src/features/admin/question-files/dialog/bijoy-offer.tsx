/** Offers to convert a text from Bijoy to Unicode, with a preview. */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { convertBijoy } from '../read/bijoy/bijoy-unicode.ts';

interface BijoyOfferProps {
  readonly text: string;
  readonly onConvert: (converted: string) => void;
}

/** Characters of the preview. The text area shows the whole text after conversion. */
const PREVIEW_LENGTH = 5_000;

export function BijoyOffer({ text, onConvert }: BijoyOfferProps) {
  const { t } = useI18n();
  const [converted, setConverted] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  const preview = useRef<HTMLPreElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // The pressed button is no longer rendered: focus moves to what replaced it.
  useEffect(() => {
    if (wasPressed.current) (preview.current ?? showButton.current)?.focus();
    wasPressed.current = converted !== null;
  }, [converted]);

  const show = () => {
    wasPressed.current = true;
    const result = convertBijoy(text);
    setConverted(result);
    setRefused(result === null);
  };

  return (
    <Stack gap="3" p="3" bg="bg.muted" borderRadius="md">
      <Text fontWeight="semibold">{t('questionfiles.bijoy')}</Text>
      <Box role="status">{isRefused && t('questionfiles.bijoyGift')}</Box>
      {converted === null ? (
        <Box>
          <Button ref={showButton} variant="outline" onClick={show}>
            {t('questionfiles.showConverted')}
          </Button>
        </Box>
      ) : (
        <>
          <Text>{t('questionfiles.checkConverted')}</Text>
          <chakra.pre
            ref={preview}
            role="group"
            aria-label={t('questionfiles.converted')}
            tabIndex={0}
            lang="bn"
            p="3"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            maxH="14rem"
            overflowY="auto"
            fontFamily="body"
            fontSize="sm"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {converted.slice(0, PREVIEW_LENGTH)}
            {converted.length > PREVIEW_LENGTH && '…'}
          </chakra.pre>
          <Flex wrap="wrap" gap="3">
            <Button onClick={() => onConvert(converted)}>{t('questionfiles.takeConverted')}</Button>
            <Button variant="outline" onClick={() => setConverted(null)}>
              {t('questionfiles.keepBijoy')}
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  );
}
