/**
 * The button below a list that shows more of it. At the end of the list a sentence takes its place
 * and the focus, which would be lost with the button.
 */
import { Box, type BoxProps, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../forms/button.tsx';

interface ShowMoreProps extends Omit<BoxProps, 'onClick'> {
  readonly hasMore: boolean;
  /** While more is loaded, `loadingText` is shown. */
  readonly isLoading?: boolean;
  readonly loadingText?: string;
  /** Shown when the button has shown the last of the list; default: that all are shown. */
  readonly endText?: string | undefined;
  /** Shows `endText` also below a list that was never longer. */
  readonly showsEnd?: boolean;
  readonly onClick: () => void;
}

export function ShowMore({
  hasMore,
  isLoading = false,
  loadingText,
  endText,
  showsEnd = false,
  onClick,
  children,
  ...box
}: ShowMoreProps) {
  const { t } = useI18n();
  const [isUsed, setUsed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = isUsed && !hasMore;
  useEffect(() => {
    if (isAtEnd && document.activeElement === document.body) end.current?.focus();
  }, [isAtEnd]);

  if (!hasMore && !isUsed && !showsEnd) return null;
  return (
    <Box mt="4" {...box}>
      {hasMore ? (
        <Button
          variant="outline"
          loading={isLoading}
          loadingText={loadingText}
          onClick={() => {
            setUsed(true);
            onClick();
          }}
        >
          {children}
        </Button>
      ) : (
        <Text ref={end} tabIndex={-1} color="fg.muted" outline="none">
          {endText ?? t('ui.allShown')}
        </Text>
      )}
    </Box>
  );
}
