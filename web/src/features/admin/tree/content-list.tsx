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
import { useOrder } from '../order/use-order.ts';
import { ActionsContext, type TreeKind, type TreePlace } from './branch-buttons.tsx';
import { ContentRow, DraggableContentRow, type TreeItem } from './content-row.tsx';
import { Branches } from './disclosure.tsx';
import type { DragRow } from './drag/drop.ts';
import { dragId } from './drag/use-drag-row.tsx';
import { type DeletedItem, ItemDeletion } from './item-deletion.tsx';

/**
 * Renders the dialog that edits an item; `id` is null for a new one.
 * @param onDone closes it; `true` if the item was saved
 */
export type ItemDialog = (id: string | null, onDone: (isSaved: boolean) => void) => ReactNode;

interface Addition {
  /** For example 'Add a chapter'. */
  readonly label: string;
  /** The page that adds an item; used instead of the dialog. */
  readonly at?: string | undefined;
}

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
  /** The button that adds an item; omitted if none can be added. */
  readonly addition?: Addition | undefined;
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
  addition,
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

  const confirmDeletion = ({ title, deletion, exam }: TreeItem) => {
    const send = async (force: boolean) => {
      await deletion?.send(force);
      await refetch();
    };
    if (deletion) setDeleted({ deletion: { ...deletion, title, send }, exam });
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
    onDelete: item.deletion && (() => confirmDeletion(item)),
  });
  const dragOf = ({ id, title }: TreeItem, itemKind: TreeKind): DragRow => ({
    kind: itemKind,
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
              <DraggableContentRow
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
                <ContentRow key={item.id} {...rowOf(item)} />
              ))}
            </Branches>
          )}
        </InParts>
      )}
      {addition && <AddButton addition={addition} onDialog={() => edit(null)} />}
    </>
  );
}

interface AddButtonProps {
  readonly addition: Addition;
  readonly onDialog: () => void;
}

function AddButton({ addition: { label, at }, onDialog }: AddButtonProps) {
  const content = (
    <>
      <Icon name="plus" size="4" />
      {label}
    </>
  );
  return at ? (
    <ButtonLink variant="outline" to={at} my="2">
      {content}
    </ButtonLink>
  ) : (
    <Button variant="outline" my="2" onClick={onDialog}>
      {content}
    </Button>
  );
}
