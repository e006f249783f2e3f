/** A row of the content tree: an item with its buttons, which can be dragged in some lists. */
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import type { Deletion } from '../form/delete-dialog.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import type { Order } from '../order/use-order.ts';
import { BranchButtons, type BranchItem, type TreePlace } from './branch-buttons.tsx';
import { Disclosure } from './disclosure.tsx';
import type { DragRow } from './drag/drop.ts';
import { type DropRow, useDragRow } from './drag/use-drag-row.tsx';
import type { DeletedItem } from './item-deletion.tsx';

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

interface ContentRowProps {
  readonly item: TreeItem;
  readonly order: Order | undefined;
  readonly branch: BranchItem | undefined;
  readonly place: TreePlace | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  /** Omitted outside of the page of a course. */
  readonly drop?: DropRow;
}

interface DraggableContentRowProps extends ContentRowProps {
  readonly drag: DragRow;
  readonly isMoving: boolean;
}

export function DraggableContentRow({ drag, isMoving, ...row }: DraggableContentRowProps) {
  return <ContentRow {...row} drop={useDragRow(drag, isMoving)} />;
}

export function ContentRow({
  item: { id, title, fact, previewAt, renderContent, editAt, links },
  order,
  branch,
  place,
  onEdit,
  onDelete,
  drop,
}: ContentRowProps) {
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
