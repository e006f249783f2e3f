/** The buttons of a row of the content tree that duplicate and archive its item. */
import { createContext, useContext } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { BranchIcon } from './branch-icon.tsx';
import type { ArchiveContentMutationVariables } from './generated/branch-actions.ts';

export type TreeKind = ArchiveContentMutationVariables['input']['kind'];

export interface BranchItem {
  readonly kind: TreeKind;
  readonly id: string;
  readonly title: string;
}

interface Actions {
  readonly archive: (item: BranchItem) => void;
  readonly duplicate: (item: BranchItem) => void;
}

/** Provided by the page of a course. */
export const ActionsContext = createContext<Actions | null>(null);

/** Nothing outside the page of a course. */
export function BranchButtons({ item }: { readonly item: BranchItem }) {
  const { t } = useI18n();
  const actions = useContext(ActionsContext);
  if (!actions) return null;
  const { title } = item;
  return (
    <>
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
