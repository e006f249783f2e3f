/** The photographed pages in order, each with its actions. */
import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { PickButton } from '../../../uploads/pick-button.tsx';
import type { AnswerPage } from './answer-pages.ts';

/**
 * Arrows as text, which every font contains: three more icons would be downloaded on every first
 * visit.
 */
const Arrow = chakra(
  'span',
  { base: { fontSize: 'xl', lineHeight: '1' } },
  { defaultProps: { 'aria-hidden': true } },
);

/** The step of a page in the list, by the key pressed together with Alt. */
const STEP_OF_KEY = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

interface PageListProps {
  readonly pages: readonly AnswerPage[];
  readonly isFrozen: boolean;
  readonly onMove: (id: string, by: -1 | 1) => void;
  readonly onTurn: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetake: (id: string, file: File) => void;
}

export function PageList({ pages, isFrozen, onMove, onTurn, onRemove, onRetake }: PageListProps) {
  const { t, digits } = useI18n();
  const list = useRef<HTMLOListElement>(null);
  /** A moved page keeps the focus, which the browser removes with the element. */
  const movedPage = useRef<{ readonly id: string; readonly label: string } | null>(null);

  useEffect(() => {
    const { id, label } = movedPage.current ?? {};
    movedPage.current = null;
    const row = [...(list.current?.children ?? [])].find(
      (item) => item.getAttribute('data-page') === id,
    );
    if (!row || row.contains(document.activeElement)) return;
    const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    (buttons.find((button) => button.dataset.move === label) ?? buttons[0])?.focus();
  });

  const move = (id: string, by: -1 | 1) => {
    movedPage.current = { id, label: String(by) };
    onMove(id, by);
  };
  const moveByKeys = (event: KeyboardEvent, id: string, index: number) => {
    const by = STEP_OF_KEY.get(event.key);
    if (!event.altKey || by === undefined || isFrozen) return;
    event.preventDefault();
    if (pages[index + by]) move(id, by);
  };

  return (
    <>
      <chakra.ol
        ref={list}
        aria-label={t('written.pages')}
        listStyleType="none"
        mb="3"
        display="grid"
        gap="2"
      >
        {pages.map((page, index) => {
          const number = digits(index + 1);
          return (
            <Flex
              as="li"
              key={page.id}
              data-page={page.id}
              align="center"
              gap="3"
              p="2"
              borderWidth="1px"
              borderRadius="md"
              onKeyDown={(event) => moveByKeys(event, page.id, index)}
            >
              <Thumbnail
                page={page}
                alt={t('written.page', { number, total: digits(pages.length) })}
              />
              <Grid templateColumns={{ base: 'repeat(3, auto)', sm: 'repeat(5, auto)' }} gap="1">
                <Button
                  variant="ghost"
                  size="icon"
                  data-move="-1"
                  disabled={isFrozen || index === 0}
                  aria-label={t('written.moveUp', { number })}
                  onClick={() => move(page.id, -1)}
                >
                  <Arrow>↑</Arrow>
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-move="1"
                  disabled={isFrozen || index === pages.length - 1}
                  aria-label={t('written.moveDown', { number })}
                  onClick={() => move(page.id, 1)}
                >
                  <Arrow>↓</Arrow>
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={isFrozen}
                  aria-label={t('written.turn', { number })}
                  onClick={() => onTurn(page.id)}
                >
                  <Arrow>↻</Arrow>
                </Button>
                <PickButton
                  isDisabled={isFrozen}
                  icon="camera"
                  accept="image/*"
                  isCamera
                  label={t('written.retake', { number })}
                  onPick={([file]) => file && onRetake(page.id, file)}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={isFrozen}
                  aria-label={t('written.remove', { number })}
                  onClick={() => onRemove(page.id)}
                >
                  <Icon name="close" />
                </Button>
              </Grid>
            </Flex>
          );
        })}
      </chakra.ol>
      {pages.length > 1 && (
        <Text mb="3" fontSize="sm" color="fg.muted" display={{ base: 'none', md: 'block' }}>
          {t('written.moveKeys')}
        </Text>
      )}
    </>
  );
}

function Thumbnail({
  page: { bytes, turn },
  alt,
}: {
  readonly page: AnswerPage;
  readonly alt: string;
}) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return (
    <chakra.span
      flexShrink="0"
      display="grid"
      placeItems="center"
      w="5.5rem"
      h="5.5rem"
      bg="bg.muted"
      borderRadius="sm"
      overflow="hidden"
    >
      <chakra.img src={url} alt={alt} maxW="full" maxH="full" style={{ rotate: `${turn}deg` }} />
    </chakra.span>
  );
}
