/**
 * One level of the content tree: items in order, which can be expanded, moved, previewed, edited
 * and deleted, and a button to add one. The content of an item is loaded when it is expanded for
 * the first time.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { InParts } from '../../../ui/page/in-parts.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { type Order, useOrder } from '../order/use-order.ts';
import { BranchButtons, type BranchItem, type TreeKind } from './branch-buttons.tsx';

export interface TreeItem {
  readonly id: string;
  readonly title: string;
  /** Content counts or duration as localized text. */
  readonly fact?: string | undefined;
  /** The page that students see. */
  readonly previewAt?: string | undefined;
  /** Renders the level below, once the item has been expanded; omitted if there is none. */
  readonly inside?: (() => ReactNode) | undefined;
  /** Omitted if the API does not support deletion. */
  readonly deletion?: Omit<Deletion, 'title'> | undefined;
  /** The page that edits the item; used instead of the list's dialog. */
  readonly editAt?: string | undefined;
  /** Further links. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/**
 * Renders the dialog that edits an item; `id` is null for a new one.
 * @param onDone closes it; `true` if the item was saved
 */
export type ItemDialog = (id: string | null, onDone: (isStored: boolean) => void) => ReactNode;

interface ContentListProps {
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** What the items are; omitted if they can be neither archived nor duplicated. */
  readonly kind?: TreeKind;
  /** Null or undefined while loading and if loading failed. */
  readonly items: readonly TreeItem[] | null | undefined;
  /**
   * The label of the button that adds an item, for example 'Add a chapter'; omitted if none can be
   * added.
   */
  readonly addLabel?: string | undefined;
  /** The page that adds an item; used instead of the dialog. */
  readonly addAt?: string | undefined;
  /** Omitted if all items are edited on pages of their own. */
  readonly dialog?: ItemDialog | undefined;
  /** Shown if there are no items. */
  readonly emptyText?: string;
  /** Omitted if items cannot be moved. */
  readonly savePosition?: ((id: string, position: number) => Promise<unknown>) | undefined;
  /** Items that are shown at first, for a list that grows for ever; omitted if all are. */
  readonly part?: number;
}

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTopWidth: '1px' } },
});

export function ContentList({
  query,
  kind,
  items,
  addLabel,
  addAt,
  dialog,
  emptyText,
  savePosition,
  part,
}: ContentListProps) {
  const { t } = useI18n();
  const { loading, error, refetch } = query;
  /** The id of the item in the dialog; null for a new one, undefined while no dialog is open. */
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

  if (!items)
    return loading ? (
      <RowsSkeleton count={2} h="2.75rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  return (
    <>
      {items.length === 0 && (
        <Box py="2" color="fg.muted">
          {emptyText ?? t('admin.nothingInside')}
        </Box>
      )}
      <InParts items={items} size={part ?? Number.POSITIVE_INFINITY}>
        {(shown) => (
          <List>
            {shown.map((item) => (
              <Row
                key={item.id}
                item={item}
                order={savePosition && order}
                branch={kind && { kind, id: item.id, title: item.title }}
                onEdit={dialog && (() => setEdited(item.id))}
                onDelete={item.deletion && (() => askToDelete(item))}
              />
            ))}
          </List>
        )}
      </InParts>
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
  readonly branch: BranchItem | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

function Row({
  item: { id, title, fact, previewAt, inside, editAt, links },
  order,
  branch,
  onEdit,
  onDelete,
}: RowProps) {
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
        <ButtonLink
          variant="ghost"
          size="icon"
          to={previewAt}
          aria-label={t('admin.previewNamed', { title })}
        >
          <Icon name="eye" size="4" />
        </ButtonLink>
      )}
      {editAt && (
        <ButtonLink
          variant="ghost"
          size="icon"
          to={editAt}
          aria-label={t('admin.editNamed', { title })}
        >
          <Icon name="edit" size="4" />
        </ButtonLink>
      )}
      {onEdit && !editAt && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('admin.editNamed', { title })}
          onClick={onEdit}
        >
          <Icon name="edit" size="4" />
        </Button>
      )}
      {branch && <BranchButtons item={branch} />}
      {onDelete && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('admin.deleteNamed', { title })}
          onClick={onDelete}
        >
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
  readonly title: string;
  readonly fact?: string | undefined;
  /** Omitted if the item cannot be expanded. */
  readonly inside?: (() => ReactNode) | undefined;
  /** Buttons at the end of the row. */
  readonly children?: ReactNode;
}

/** A row of the tree that can be expanded. */
export function Disclosure({ title, fact, inside, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const words = (
    <Box as="span" minW="0" overflowWrap="anywhere">
      {title}{' '}
      {fact && (
        <Box
          as="span"
          display={{ base: 'block', md: inside ? 'inline' : 'block' }}
          ms={{ base: '0', md: inside ? '3' : '0' }}
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
    <li>
      <Flex wrap="wrap" align="center" justify="flex-end" columnGap="2">
        {inside ? (
          <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            <Icon name="forward" size="4" />
            {words}
          </Opener>
        ) : (
          <Flex align="center" flex="1 1 14rem" minW="0" minH="target" py="1">
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

/** The lists below one item: lessons, notes and exams of a chapter. */
export const Branches = List;
