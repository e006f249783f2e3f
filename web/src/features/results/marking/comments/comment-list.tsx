/** The matching reusable comments, each with its buttons. The arrow keys move between them. */
import { Box, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import type { MarkingComment_CommentFragment } from './generated/marking-comments.ts';
import { type CommentPlace, matchingComments, type Scope } from './scope.ts';

interface CommentListProps {
  readonly comments: readonly MarkingComment_CommentFragment[];
  readonly place: CommentPlace;
  readonly isSaving: boolean;
  readonly onInsert: (text: string) => void;
  readonly onEdit: (comment: MarkingComment_CommentFragment) => void;
  readonly onDelete: (comment: MarkingComment_CommentFragment) => void;
}

const scopeTexts = {
  question: 'markingqueue.forQuestion',
  exam: 'markingqueue.forExam',
  all: 'markingqueue.forAll',
  other: 'markingqueue.forOther',
} as const satisfies Record<Scope, string>;

const InsertButton = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    minH: 'target',
    p: '2',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

/** Characters of a comment in the accessible names of its buttons. */
const MAX_NAME = 60;

export function CommentList(props: CommentListProps) {
  const { comments, place, isSaving, onInsert, onEdit, onDelete } = props;
  const { t } = useI18n();
  const [words, setWords] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const visibleComments = matchingComments(comments, place, words);

  /** Moves the focus between the filter and the comments. */
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(area.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const row = event.target instanceof Element ? event.target.closest('li, input') : null;
    const index = stops.findIndex((stop) => stop === row || row?.contains(stop));
    event.preventDefault();
    stops[index + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };

  return (
    <Box ref={area} onKeyDown={moveFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = visibleComments;
          if (first) onInsert(first.comment.text);
        }}
      >
        <Field
          label={t('markingqueue.filter')}
          hint={t('markingqueue.filterHint', { enter: 'Enter' })}
        >
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              data-first-focus
              data-stop
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </form>
      <Text role="status" my="3" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
        {comments.length === 0 && t('markingqueue.noComments')}
        {comments.length > 0 && visibleComments.length === 0 && t('markingqueue.noMatch')}
      </Text>
      <chakra.ul listStyleType="none" mt="3">
        {visibleComments.map(({ comment, scope }) => {
          const name = comment.text.slice(0, MAX_NAME);
          return (
            <Flex as="li" key={comment.id} align="center" gap="1" py="1" borderTopWidth="1px">
              <InsertButton type="button" data-stop onClick={() => onInsert(comment.text)}>
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {comment.text}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  {t(scopeTexts[scope])}
                </Text>
              </InsertButton>
              <Button
                variant="ghost"
                size="icon"
                disabled={isSaving}
                aria-label={t('markingqueue.editOf', { text: name })}
                onClick={() => onEdit(comment)}
              >
                <Icon name="edit" size="4" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                disabled={isSaving}
                aria-label={t('markingqueue.deleteOf', { text: name })}
                onClick={() => onDelete(comment)}
              >
                <Icon name="trash" size="4" />
              </Button>
            </Flex>
          );
        })}
      </chakra.ul>
    </Box>
  );
}
