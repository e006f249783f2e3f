/**
 * The marker's reusable comments: inserts one into the comment on a question; adds, edits and
 * deletes them. A deletion can be undone.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorBox } from '../../../../ui/page/error-box.tsx';
import { UndoNotice } from '../../../../ui/page/undo-notice.tsx';
import { useUnsavedChanges } from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { MAX_COMMENT } from '../comment-field.tsx';
import { CommentForm, type CommentValues } from './comment.form.tsx';
import { CommentList } from './comment-list.tsx';
import {
  type MarkingComment_CommentFragment,
  useCreateMarkingCommentMutation,
  useDeleteMarkingCommentMutation,
  useUpdateMarkingCommentMutation,
} from './generated/marking-comments.ts';
import { placeOf, scopeOf } from './scope.ts';

type Comment = MarkingComment_CommentFragment;

interface CommentsDialogProps {
  /** Null while loading, or if loading failed. */
  readonly comments: readonly Comment[] | null;
  /** The reason why they could not be loaded. */
  readonly error: unknown;
  readonly examId: string;
  readonly questionId: string;
  /** The text to save as a reusable comment; null to choose one from the list. */
  readonly commentToSave: string | null;
  /** False if the comment on the question would be too long. */
  readonly onInsert: (text: string) => boolean;
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function CommentsDialog({
  comments,
  error,
  commentToSave,
  onInsert,
  onReload,
  onClose,
  ...place
}: CommentsDialogProps) {
  const { t, digits } = useI18n();
  /** The comment in the form: a new one, a stored one, or none. */
  const [edited, setEdited] = useState<Comment | 'new' | null>(
    commentToSave === null ? null : 'new',
  );
  const [deleted, setDeleted] = useState<Comment | null>(null);
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { report, mayLeave, question } = useUnsavedChanges();
  const undo = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [create] = useCreateMarkingCommentMutation();
  const [update] = useUpdateMarkingCommentMutation();
  const [remove] = useDeleteMarkingCommentMutation();

  const focusFirst = () =>
    content.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  // The form and the list replace each other.
  const previousEdited = useRef(edited);
  useEffect(() => {
    if (previousEdited.current === edited) return;
    previousEdited.current = edited;
    focusFirst();
  });

  // The pressed button no longer exists.
  useLayoutEffect(() => {
    if (deleted && !isSaving) undo.current?.focus();
  }, [deleted, isSaving]);

  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    // Two key presses can come before the buttons are disabled.
    if (isSending.current) return false;
    isSending.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await work();
      await onReload().catch(() => undefined);
      return true;
    } catch (problem) {
      setFailure(describeError(problem, t));
      return false;
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  const save = async ({ text, scope }: CommentValues) => {
    const scopeFields = scope === 'other' ? {} : placeOf(scope, place);
    const isSaved = await send(() =>
      edited === 'new' || edited === null
        ? create({ variables: { input: { text, ...scopeFields } } })
        : update({ variables: { input: { id: edited.id, text, ...scopeFields } } }),
    );
    if (!isSaved) return;
    report(false);
    toastSuccess(t('markingqueue.kept'));
    setEdited(null);
    setDeleted(null);
    // Opened from the form for marks: returns there.
    if (edited === 'new' && commentToSave !== null) onClose();
  };

  const deleteComment = async (comment: Comment) => {
    const input = { id: comment.id };
    if (await send(() => remove({ variables: { input } }))) setDeleted(comment);
  };

  const restore = async ({ text, examId, questionId }: Comment) => {
    const input = { text, examId, questionId };
    if (!(await send(() => create({ variables: { input } })))) return;
    setDeleted(null);
    // The pressed button was removed with its comment.
    focusFirst();
  };

  const insert = (text: string) => {
    if (onInsert(text)) onClose();
    else setFailure(t('markingqueue.tooLong', { max: digits(MAX_COMMENT) }));
  };

  const cancelEditing = async () => {
    if (!(await mayLeave())) return;
    if (commentToSave === null) setEdited(null);
    else onClose();
  };

  const title = () => {
    if (edited === null) return t('markingqueue.comments');
    return t(edited === 'new' ? 'markingqueue.newComment' : 'markingqueue.editComment');
  };

  return (
    <Modal title={title()} onClose={onClose} mayClose={mayLeave}>
      <div role="alert">
        {failure && (
          <ErrorBox as="p" mb="4">
            {failure}
          </ErrorBox>
        )}
        {!comments && Boolean(error) && (
          <Flex wrap="wrap" align="center" gap="3">
            <Text>{t('markingqueue.listFailed')}</Text>
            <Button variant="outline" onClick={() => void onReload()}>
              {t('ui.retry')}
            </Button>
          </Flex>
        )}
      </div>
      <Box ref={content}>
        {edited !== null && (
          <CommentForm
            key={edited === 'new' ? 'new' : edited.id}
            storedValues={
              edited === 'new'
                ? { text: commentToSave ?? '', scope: 'exam' }
                : { text: edited.text, scope: scopeOf(edited, place) }
            }
            isSaving={isSaving}
            onChanged={report}
            onSave={(values) => void save(values)}
            onCancel={() => void cancelEditing()}
          />
        )}
        {edited === null && comments && (
          <>
            <Text mb="3" color="fg.muted">
              {t('markingqueue.commentsLead')}
            </Text>
            <div role="status">
              {deleted && (
                <UndoNotice
                  text={t('markingqueue.deleted')}
                  onUndo={() => void restore(deleted)}
                  isBusy={isSaving}
                  buttonRef={undo}
                />
              )}
            </div>
            <CommentList
              {...{ comments, place, isSaving }}
              onInsert={insert}
              onEdit={setEdited}
              onDelete={(comment) => void deleteComment(comment)}
            />
            <Button variant="outline" mt="4" onClick={() => setEdited('new')}>
              <Icon name="plus" size="4" />
              {t('markingqueue.newComment')}
            </Button>
          </>
        )}
      </Box>
      {question}
    </Modal>
  );
}
