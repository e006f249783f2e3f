/**
 * One level of the content tree: items in order, which can be expanded, moved, previewed, edited
 * and deleted, and a button to add one. The content of an item is loaded when it is expanded for
 * the first time.
 */

import { Box } from '@chakra-ui/react';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useContext, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { InParts } from '../../../ui/page/in-parts.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import type { Deletion } from '../form/delete-dialog.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { type Order, useOrder } from '../order/use-order.ts';
import {
  ActionsContext,
  BranchButtons,
  type BranchItem,
  type TreeKind,
  type TreePlace,
} from './branch-buttons.tsx';
import { Branches, Disclosure } from './disclosure.tsx';
import type { DragRow } from './drag/drop.ts';
import { type DropRow, dragId, useDragRow } from './drag/use-drag-row.tsx';
import { type DeletedItem, ItemDeletion } from './item-deletion.tsx';

export interface TreeItem {
  readonly id: string;
  readonly title: string;
  /** Content counts or duration as localized text. */
  readonly fact?: string | undefined;
  /** The page that students see. */
  readonly previewAt?: string | undefined;
  /** Renders the level below, once the item has been expanded; omitted if there is none. */
  readonly renderContent?: (() => ReactNode) | undefined;
  /** Omitted if the API does not support deletion. */
  readonly deletion?: Omit<Deletion, 'title'> | undefined;
  /** The exam that is deleted with the item. */
  readonly exam?: DeletedItem['exam'];
  /** The page that edits the item; used instead of the list's dialog. */
  readonly editAt?: string | undefined;
  /** Further links. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/**
 * Renders the dialog that edits an item; `id` is null for a new one.
 * @param onDone closes it; `true` if the item was saved
 */
export type ItemDialog = (id: string | null, onDone: (isSaved: boolean) => void) => ReactNode;

interface ContentListProps {
  readonly query: {
    readonly loading: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The items' kind; omitted if they can be neither archived nor duplicated. */
  readonly kind?: TreeKind;
  /** The items' parent; omitted if they cannot be moved to another one. */
  readonly place?: TreePlace | undefined;
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

export function ContentList({
  query,
  kind,
  place,
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
  /** As it was opened: it stays if the items do not load again, with what was typed into it. */
  const [openDialog, setOpenDialog] = useState<ReactNode>(null);
  const [deleted, setDeleted] = useState<DeletedItem | null>(null);
  const order = useOrder({
    ids: items?.map(({ id }) => id) ?? [],
    savePosition: savePosition ?? (() => Promise.resolve()),
    reload: refetch,
  });

  const actions = useContext(ActionsContext);
  const nameOf = (id: string) => items?.find((item) => item.id === id)?.title ?? '';
  const drag = async (id: string, index: number) => {
    const before = order.ids.indexOf(id);
    if (!(await order.moveTo(id, index))) return;
    actions?.showReordering({
      title: nameOf(id),
      undo: () => order.moveTo(id, before),
      redo: () => order.moveTo(id, index),
    });
  };

  const closeDialog = (isSaved: boolean) => {
    setOpenDialog(null);
    if (isSaved) void refetch();
  };
  const edit = (id: string | null) => setOpenDialog(dialog?.(id, closeDialog));

  const askToDelete = ({ title, deletion: of, exam }: TreeItem) => {
    const send = async (force: boolean) => {
      await of?.send(force);
      await refetch();
    };
    if (of) setDeleted({ deletion: { ...of, title, send }, exam });
  };

  // At the same place in both returns, so that they stay open.
  const dialogs = (
    <>
      {openDialog}
      {deleted && <ItemDeletion item={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
  if (!items)
    return (
      <>
        {dialogs}
        {loading ? (
          <RowsSkeleton count={2} h="2.75rem" />
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        )}
      </>
    );
  const ordered = order.ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const rowOf = (item: TreeItem) => ({
    item,
    order: savePosition && order,
    branch: kind && { kind, id: item.id, title: item.title },
    place,
    onEdit: dialog && (() => edit(item.id)),
    onDelete: item.deletion && (() => askToDelete(item)),
  });
  const dragOf = ({ id, title }: TreeItem, of: TreeKind): DragRow => ({
    kind: of,
    id,
    title,
    place,
    ids: order.ids,
    sort: savePosition && ((moved, index) => void drag(moved, index)),
  });
  return (
    <>
      {dialogs}
      {items.length === 0 && (
        <Box py="2" color="fg.muted">
          {emptyText ?? t('admin.nothingInside')}
        </Box>
      )}
      {kind ? (
        <SortableContext
          items={order.ids.map((id) => dragId({ kind, id }))}
          strategy={verticalListSortingStrategy}
        >
          <Branches>
            {ordered.map((item) => (
              <DraggableRow
                key={item.id}
                {...rowOf(item)}
                drag={dragOf(item, kind)}
                isMoving={order.isMoving}
              />
            ))}
          </Branches>
        </SortableContext>
      ) : (
        <InParts items={items} size={part ?? Number.POSITIVE_INFINITY}>
          {(visibleItems) => (
            <Branches>
              {visibleItems.map((item) => (
                <Row key={item.id} {...rowOf(item)} />
              ))}
            </Branches>
          )}
        </InParts>
      )}
      {addLabel && addAt && (
        <ButtonLink variant="outline" to={addAt} my="2">
          <Icon name="plus" size="4" />
          {addLabel}
        </ButtonLink>
      )}
      {addLabel && !addAt && (
        <Button variant="outline" my="2" onClick={() => edit(null)}>
          <Icon name="plus" size="4" />
          {addLabel}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly item: TreeItem;
  readonly order: Order | undefined;
  readonly branch: BranchItem | undefined;
  readonly place: TreePlace | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  /** Omitted outside of the page of a course. */
  readonly drop?: DropRow;
}

interface DraggableRowProps extends RowProps {
  readonly drag: DragRow;
  readonly isMoving: boolean;
}

function DraggableRow({ drag, isMoving, ...row }: DraggableRowProps) {
  return <Row {...row} drop={useDragRow(drag, isMoving)} />;
}

function Row({
  item: { id, title, fact, previewAt, renderContent, editAt, links },
  order,
  branch,
  place,
  onEdit,
  onDelete,
  drop,
}: RowProps) {
  const { t } = useI18n();
  return (
    <Disclosure
      row={branch && `${branch.kind} ${id}`}
      title={title}
      fact={fact}
      renderContent={renderContent}
      drop={drop}
      actionsLabel={branch && t('admin.actionsNamed', { title })}
    >
      {links?.map(({ label, to }) => (
        <ButtonLink key={to} variant="ghost" to={to} aria-label={`${label}: ${title}`}>
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
      {branch && <BranchButtons item={branch} place={place} />}
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
