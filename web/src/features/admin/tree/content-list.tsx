/**
 * One level of a course's tree: its items in order, each to be opened, moved, seen as a student, edited and deleted, and a button that adds
 * one. What is inside an item is asked for when it is opened for the first time.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { type Order, useOrder } from '../order/use-order.ts';

export interface TreeItem {
  readonly id: string;
  readonly title: string;
  /** What it holds or how long it takes, in words. */
  readonly fact?: string | undefined;
  /** Where students see it. */
  readonly previewAt?: string | undefined;
  /** Drawn once the item has been opened; left out where there is nothing below. */
  readonly inside?: (() => ReactNode) | undefined;
  /** Left out where the contract deletes no such thing. */
  readonly deletion?: Omit<Deletion, 'title'> | undefined;
  /** A page of its own instead of the list's dialog. */
  readonly editAt?: string | undefined;
  /** A further way, said in words. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** The dialog with an item's form. @param onDone closes it; `true` after something was stored */
export type ItemDialog = (id: string | null, onDone: (isStored: boolean) => void) => ReactNode;

interface ContentListProps {
  readonly query: { readonly loading: boolean; readonly error?: unknown; readonly refetch: () => Promise<unknown> };
  /** Null or undefined while they are not here. */
  readonly items: readonly TreeItem[] | null | undefined;
  /** What is added, for example 'Add a chapter'; left out where nothing can be. */
  readonly addLabel?: string | undefined;
  /** A page of its own instead of the dialog. */
  readonly addAt?: string | undefined;
  /** Left out where every item has pages of its own. */
  readonly dialog?: ItemDialog | undefined;
  /** Left out where the order is not free. */
  readonly savePosition?: ((id: string, position: number) => Promise<unknown>) | undefined;
}

const List = chakra('ul', { base: { listStyle: 'none', '& > li + li': { borderTopWidth: '1px' } } });

export function ContentList({ query, items, addLabel, addAt, dialog, savePosition }: ContentListProps) {
  const { t } = useI18n();
  const { loading, error, refetch } = query;
  /** The id of what is edited; null for a new item, undefined while no dialog is open. */
  const [edited, setEdited] = useState<string | null>();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const order = useOrder({
    ids: items?.map(({ id }) => id) ?? [],
    savePosition: savePosition ?? (() => Promise.resolve()),
    reload: refetch,
  });

  const closeDialog = (isStored: boolean) => {
    setEdited(undefined);
    if (isStored) void refetch();
  };

  const askToDelete = ({ title, deletion: of }: TreeItem) => {
    const send = async (force: boolean) => {
      await of?.send(force);
      await refetch();
    };
    if (of) setDeletion({ ...of, title, send });
  };

  if (!items) return loading ? <RowsSkeleton count={2} h="2.75rem" /> : <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      {items.length === 0 && (
        <Box py="2" color="fg.muted">
          {t('admin.nothingInside')}
        </Box>
      )}
      <List>
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            order={savePosition && order}
            onEdit={dialog && (() => setEdited(item.id))}
            onDelete={item.deletion && (() => askToDelete(item))}
          />
        ))}
      </List>
      {addLabel && addAt && (
        <ButtonLink variant="outline" to={addAt} my="2">
          <Icon name="plus" size="4" />
          {addLabel}
        </ButtonLink>
      )}
      {addLabel && !addAt && (
        <Button variant="outline" my="2" onClick={() => setEdited(null)}>
          <Icon name="plus" size="4" />
          {addLabel}
        </Button>
      )}
      {edited !== undefined && dialog?.(edited, closeDialog)}
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </>
  );
}

interface RowProps {
  readonly item: TreeItem;
  readonly order: Order | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

function Row({ item: { id, title, fact, previewAt, inside, editAt, links }, order, onEdit, onDelete }: RowProps) {
  const { t } = useI18n();
  return (
    <Disclosure title={title} fact={fact} inside={inside}>
      {links?.map(({ label, to }) => (
        <ButtonLink key={to} variant="ghost" to={to}>
          {label}
        </ButtonLink>
      ))}
      {order && <MoveButtons order={order} id={id} name={title} />}
      {previewAt && (
        <ButtonLink variant="ghost" size="icon" to={previewAt} aria-label={t('admin.previewNamed', { title })}>
          <Icon name="eye" size="4" />
        </ButtonLink>
      )}
      {editAt && (
        <ButtonLink variant="ghost" size="icon" to={editAt} aria-label={t('admin.editNamed', { title })}>
          <Icon name="edit" size="4" />
        </ButtonLink>
      )}
      {onEdit && !editAt && (
        <Button variant="ghost" size="icon" aria-label={t('admin.editNamed', { title })} onClick={onEdit}>
          <Icon name="edit" size="4" />
        </Button>
      )}
      {onDelete && (
        <Button variant="ghost" size="icon" aria-label={t('admin.deleteNamed', { title })} onClick={onDelete}>
          <Icon name="trash" size="4" />
        </Button>
      )}
    </Disclosure>
  );
}

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1 1 14rem',
    minW: '0',
    minH: 'target',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { bg: 'bg.muted' },
    '& > svg': { transition: 'transform 150ms', color: 'fg.muted' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  },
});

interface DisclosureProps {
  readonly title: string;
  readonly fact?: string | undefined;
  /** Left out where there is nothing to open. */
  readonly inside?: (() => ReactNode) | undefined;
  /** Buttons at the end of the row. */
  readonly children?: ReactNode;
}

/** A row of the tree that opens what is below it. */
export function Disclosure({ title, fact, inside, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const words = (
    <Box as="span" minW="0" overflowWrap="anywhere">
      {title}
      {fact && (
        <Box as="span" ms="3" fontSize="sm" color="fg.muted">
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
    <li>
      <Flex wrap="wrap" align="center" justify="flex-end" columnGap="2">
        {inside ? (
          <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            <Icon name="forward" size="4" />
            {words}
          </Opener>
        ) : (
          <Flex align="center" flex="1 1 14rem" minW="0" minH="target" ps="6">
            {words}
          </Flex>
        )}
        <Flex wrap="wrap">{children}</Flex>
      </Flex>
      <Box id={id} hidden={!isOpen} ps={{ base: '3', md: '6' }} ms="2" borderInlineStartWidth="1px">
        {inside && wasOpened && inside()}
      </Box>
    </li>
  );
}

/** Lists that stand beside each other below one item: lessons, notes and exams of a chapter. */
export const Branches = List;
