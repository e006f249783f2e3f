/** The buttons of a row of the content tree that move, duplicate and archive its item. */
import { createContext, useContext } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { BranchIcon } from './branch-icon.tsx';
import type { ArchiveContentMutationVariables } from './generated/branch-actions.ts';

export type TreeKind = ArchiveContentMutationVariables['input']['kind'];

/** The course whose content is shown. */
export interface CourseOfTree {
  readonly id: string;
  readonly isAdmission: boolean;
  /** Whether the server can move content to another parent. */
  readonly canMove: boolean;
}

/** The kinds of parent between which an item can be moved. */
export type MoveLevel = 'subject' | 'chapter' | 'unit';

/** The parent of a list of the tree. */
export interface TreeParent {
  readonly id: string;
  readonly title: string;
}

/** The place of an item that can be moved to another parent. */
export interface TreePlace {
  readonly level: MoveLevel;
  readonly parentId: string;
  /** The parent's title. */
  readonly title: string;
}

export interface BranchItem {
  readonly kind: TreeKind;
  readonly id: string;
  readonly title: string;
}

export interface MovableItem extends BranchItem {
  readonly place: TreePlace;
}

/** A new order of a list, which was saved. */
export interface Reordering {
  readonly title: string;
  /** Both save the order. They resolve with false if that failed, which is shown. */
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

interface Actions {
  readonly archive: (item: BranchItem) => void;
  readonly duplicate: (item: BranchItem) => void;
  readonly move: (item: MovableItem) => void;
  /** Offers to undo it. */
  readonly showReordering: (reordering: Reordering) => void;
}

/** Provided by the page of a course. */
export const ActionsContext = createContext<Actions | null>(null);

interface BranchButtonsProps {
  readonly item: BranchItem;
  /** Undefined if the item cannot be moved to another parent. */
  readonly place: TreePlace | undefined;
}

/** Nothing outside the page of a course. */
export function BranchButtons({ item, place }: BranchButtonsProps) {
  const { t } = useI18n();
  const actions = useContext(ActionsContext);
  if (!actions) return null;
  const { title } = item;
  return (
    <>
      {place && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('contenttree.moveNamed', { title })}
          onClick={() => actions.move({ ...item, place })}
        >
          <BranchIcon name="move" />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('contenttree.copyNamed', { title })}
        onClick={() => actions.duplicate(item)}
      >
        <BranchIcon name="copy" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('contenttree.archiveNamed', { title })}
        onClick={() => actions.archive(item)}
      >
        <BranchIcon name="archive" />
      </Button>
    </>
  );
}
