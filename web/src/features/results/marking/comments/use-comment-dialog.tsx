/** The dialog of reusable comments in the marking form. */
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { MAX_COMMENT } from '../comment-field.tsx';
import type { MarkValues } from '../given-marks.ts';
import { CommentsDialog } from './comments.dialog.tsx';
import { useMarkingCommentsQuery } from './generated/marking-comments.ts';

interface CommentDialog {
  /** False if the server stores no comments. */
  readonly isOffered: boolean;
  /** @param keeps the question's own comment is to be saved as a reusable one */
  readonly open: (index: number, keeps: boolean) => void;
  /** The last change, announced to screen readers. */
  readonly notice: string;
  /** The dialog, while it is open. */
  readonly dialog: ReactNode;
}

export function useCommentDialog(form: UseFormReturn<MarkValues>, examId: string): CommentDialog {
  'use no memo'; // react-hook-form mutates its objects
  const { t, digits } = useI18n();
  const { data, error, refetch } = useMarkingCommentsQuery();
  const comments = data?.markingComments ?? null;
  const [picked, setPicked] = useState<{ readonly index: number; keeps: boolean } | null>(null);
  const [notice, setNotice] = useState('');

  const insert = (index: number, text: string): boolean => {
    const name = `questions.${index}.comment` as const;
    const before = form.getValues(name).trimEnd();
    const next = before === '' ? text : `${before}\n${text}`;
    if (next.length > MAX_COMMENT) return false;
    form.setValue(name, next, { shouldDirty: true });
    setNotice(t('markingqueue.inserted', { number: digits(index + 1) }));
    return true;
  };

  return {
    isOffered: comments !== null,
    open: (index, keeps) => {
      if (comments || error) setPicked({ index, keeps });
    },
    notice,
    dialog: picked && (
      <CommentsDialog
        {...{ comments, error, examId }}
        questionId={form.getValues(`questions.${picked.index}.questionId`)}
        commentToSave={picked.keeps ? form.getValues(`questions.${picked.index}.comment`) : null}
        onInsert={(text) => insert(picked.index, text)}
        onReload={() => refetch()}
        onClose={() => setPicked(null)}
      />
    ),
  };
}
