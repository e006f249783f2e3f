/** Rows of the content tree that can be expanded. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { TreeKind, TreePlace } from './branch-buttons.tsx';
import { BranchIcon } from './branch-icon.tsx';
import { type DropRow, useDropHeading } from './drag/use-drag-row.tsx';
import { useOpenRow } from './use-open-row.ts';

/** Milliseconds for which a row is held over another one until that one opens. */
const OPEN_AFTER_MS = 700;

/** A list of rows. */
export const Branches = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTopWidth: '1px' },
    '& > li[data-drop=dragged]': { opacity: '0.4' },
    '& > li[data-drop=refused] > :first-of-type': { opacity: '0.4' },
    '& > li[data-drop=into] > :first-of-type': {
      bg: 'primary.subtle',
      borderRadius: 'md',
      outline: '2px dashed',
      outlineColor: 'primary',
    },
    '& > li[data-drop=before]': { boxShadow: '0 -3px 0 0 {colors.primary}' },
    '& > li[data-drop=after]': { boxShadow: '0 3px 0 0 {colors.primary}' },
  },
});

const DisclosureButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minW: '0',
    minH: 'target',
    py: '1',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { bg: 'bg.muted' },
    '& > svg': { transition: 'transform 150ms', color: 'fg.muted' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  },
});

interface DisclosureProps {
  /** Identifies the row among all of the content; omitted if it always begins collapsed. */
  readonly row?: string | undefined;
  readonly title: string;
  readonly fact?: string | undefined;
  /** Omitted if the item cannot be expanded. */
  readonly renderContent?: (() => ReactNode) | undefined;
  /** Makes the row a drop target. */
  readonly drop?: DropRow | undefined;
  /** Buttons at the end of the row. */
  readonly children?: ReactNode;
  /**
   * The label of a button that shows and hides the buttons on phones, where many of them would take
   * several lines in each row; omitted if they are always shown.
   */
  readonly actionsLabel?: string | undefined;
}

/** A row of the tree that can be expanded. */
export function Disclosure({
  row,
  title,
  fact,
  renderContent,
  drop,
  children,
  actionsLabel,
}: DisclosureProps) {
  const id = useId();
  const actionsId = useId();
  const [areActionsShown, setActionsShown] = useState(false);
  const [isOpen, setOpen] = useOpenRow(row);
  const [wasOpened, setOpened] = useState(isOpen);
  const isHeldOver = drop?.isHeldOver ?? false;
  useEffect(() => {
    if (!isHeldOver || isOpen) return;
    const timer = setTimeout(() => {
      setOpen(true);
      setOpened(true);
    }, OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeldOver, isOpen, setOpen]);
  const heading = (
    <Box as="span" minW="0" overflowWrap="anywhere">
      {title}{' '}
      {fact && (
        <Box
          as="span"
          display={{ base: 'block', md: renderContent ? 'inline' : 'block' }}
          ms={{ base: '0', md: renderContent ? '3' : '0' }}
          textWrap="pretty"
          fontSize="sm"
          color="fg.muted"
        >
          {fact}
        </Box>
      )}
    </Box>
  );
  const toggle = () => {
    setOpen(!isOpen);
    setOpened(true);
  };
  return (
    <li ref={drop?.ref} style={drop?.style} data-drop={drop?.look}>
      <Flex wrap="wrap" align="center" justify="flex-end" columnGap="2">
        <Flex align="center" flex="1 1 14rem" minW="0">
          {drop?.handle}
          {renderContent ? (
            <DisclosureButton
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={toggle}
            >
              <Icon name="forward" size="4" />
              {heading}
            </DisclosureButton>
          ) : (
            <Flex align="center" flex="1" minW="0" minH="target" py="1">
              {heading}
            </Flex>
          )}
          {actionsLabel && (
            <Button
              variant="ghost"
              size="icon"
              flexShrink="0"
              hideFrom="md"
              aria-label={actionsLabel}
              aria-expanded={areActionsShown}
              aria-controls={actionsId}
              onClick={() => setActionsShown(!areActionsShown)}
            >
              <BranchIcon name="more" />
            </Button>
          )}
        </Flex>
        {/* Four icons in a line, so that none is alone in the next one. */}
        <Flex
          id={actionsId}
          wrap="wrap"
          justify="flex-end"
          maxW={actionsLabel && { base: '11rem', md: 'none' }}
          hideBelow={actionsLabel && !areActionsShown ? 'md' : undefined}
        >
          {children}
        </Flex>
      </Flex>
      <Box id={id} hidden={!isOpen} ps={{ base: '3', md: '6' }} ms="2" borderInlineStartWidth="1px">
        {renderContent && wasOpened && renderContent()}
      </Box>
    </li>
  );
}

interface ListHeadingProps {
  readonly title: string;
  /** The kind of the items in the list. */
  readonly kind: TreeKind;
  readonly place: TreePlace;
  readonly renderContent: () => ReactNode;
}

/** The heading of a list below an item, for example "Lessons" of a chapter. */
export function ListHeading({ title, kind, place, renderContent }: ListHeadingProps) {
  return (
    <Disclosure
      row={`${kind} of ${place.parentId}`}
      title={title}
      renderContent={renderContent}
      drop={useDropHeading({ kind, place, title })}
    />
  );
}
