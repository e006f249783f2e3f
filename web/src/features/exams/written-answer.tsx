/** A written question: pages are photographed or chosen, and uploaded during the exam. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { RichHtml } from '../../ui/content/rich-html.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { PickButton } from '../../uploads/pick-button.tsx';
import { questionElementId } from '../exam-room/questions/question-card.tsx';
import type { AnswerSheet, AttemptHead, SheetUpdate } from '../exam-room/storage/attempt-store.ts';
import {
  type AnswerPages,
  isEmpty,
  isReplaced,
  movePage,
  noPages,
  removePage,
  turnPage,
} from './answer-pages/answer-pages.ts';
import { PageList } from './answer-pages/page-list.tsx';
import { UploadLine } from './answer-pages/upload-line.tsx';
import { useAddingPages } from './answer-pages/use-adding-pages.ts';
import { useWrittenWork } from './use-written-work.ts';

interface WrittenAnswerProps {
  readonly question: { readonly id: string; readonly text: { readonly html: string } };
  readonly number: number;
  readonly head: AttemptHead;
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onChange: (update: SheetUpdate) => void;
  /** Called when the upload waits for a login. */
  readonly onSessionEnded: () => void;
}

export function WrittenAnswer({
  question,
  number,
  head,
  sheet,
  isFrozen,
  onChange,
  onSessionEnded,
}: WrittenAnswerProps) {
  const { t, digits } = useI18n();
  const id = useId();
  const [state, work] = useWrittenWork({
    questionId: question.id,
    head,
    sheet,
    isFrozen,
    onChange,
    onSessionEnded,
  });
  const { pages } = state;
  /** The pages before the last removal or replacement, for undo, and the announcement of it. */
  const [before, setBefore] = useState<AnswerPages | null>(null);
  const [status, setStatus] = useState('');
  const { isWorking, refused, add, retake } = useAddingPages((next) =>
    work.change((all) => {
      const newPages = next(all);
      if (isReplaced(all, newPages)) {
        setBefore(all);
        setStatus(t('written.replaced'));
      }
      return newPages;
    }),
  );
  const isBusy = isFrozen || isWorking || !state.isLoaded;

  const change = (
    newStatus: string,
    next: (pages: AnswerPages) => AnswerPages,
    mayUndo = false,
  ) => {
    setBefore(mayUndo ? pages : null);
    void work.change(next).then(() => setStatus(newStatus));
  };
  /** Called when the focused button disappears. */
  const focusQuestion = () =>
    document.getElementById(questionElementId(question.id))?.focus({ preventScroll: true });
  const undo = () => {
    if (before) change('', () => ({ ...before, version: noPages().version }));
    focusQuestion();
  };
  const remove = (newStatus: string, next: (pages: AnswerPages) => AnswerPages) => {
    change(newStatus, next, true);
    focusQuestion();
  };
  const addFiles = (files: readonly File[]) => {
    setStatus('');
    setBefore(null);
    void add(files, pages);
  };
  const nameOf = (pageId: string) =>
    digits(pages.pages.findIndex((page) => page.id === pageId) + 1);

  return (
    <chakra.section
      id={questionElementId(question.id)}
      tabIndex={-1}
      data-question={question.id}
      aria-labelledby={`${id}-text`}
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      scrollMarginTop="5.5rem"
      _focus={{ outline: 'none', borderColor: 'primary' }}
    >
      <Flex id={`${id}-text`} gap="3" mb="4" fontSize="lg" lineHeight="snug">
        <chakra.span fontWeight="semibold" color="primary.fg">
          {digits(number)}.
        </chakra.span>
        <RichHtml html={question.text.html} />
      </Flex>
      {isEmpty(pages) && <Text mb="3">{t('written.pagesHelp')}</Text>}
      {pages.pages.length > 0 && (
        <PageList
          pages={pages.pages}
          isFrozen={isBusy}
          onMove={(pageId, by) => {
            const from = pages.pages.findIndex((page) => page.id === pageId) + 1;
            change(t('written.moved', { from, to: from + by }), (all) => movePage(all, pageId, by));
          }}
          onTurn={(pageId) =>
            change(t('written.turned', { number: nameOf(pageId) }), (all) => turnPage(all, pageId))
          }
          onRemove={(pageId) =>
            remove(t('written.removed', { number: nameOf(pageId) }), (all) =>
              removePage(all, pageId),
            )
          }
          onRetake={(pageId, file) => {
            setBefore(null);
            void retake(pageId, file);
          }}
        />
      )}
      {pages.pdf && (
        <Flex align="center" wrap="wrap" gap="3" mb="3">
          <Text overflowWrap="anywhere">{pages.pdf.name}</Text>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() => remove(t('written.fileRemoved'), noPages)}
          >
            {t('written.removePdf')}
          </Button>
        </Flex>
      )}
      <Flex wrap="wrap" gap="3">
        <PickButton isDisabled={isBusy} icon="camera" accept="image/*" isCamera onPick={addFiles}>
          {t('written.takePhoto')}
        </PickButton>
        <PickButton
          isDisabled={isBusy}
          icon="plus"
          accept="image/*,application/pdf,.pdf"
          isMany
          onPick={addFiles}
        >
          {t('written.addFiles')}
        </PickButton>
        {before && !isFrozen && (
          <Button variant="ghost" onClick={undo}>
            {t('written.undo')}
          </Button>
        )}
      </Flex>
      <Box role="status" mt="3">
        {isWorking && <Text>{t('written.working')}</Text>}
        {status && <Text color="fg.muted">{status}</Text>}
        {refused.map((sentence) => (
          <Text key={sentence} color="error.fg">
            {sentence}
          </Text>
        ))}
        {!state.isOnDevice && <Text color="error.fg">{t('written.notKept')}</Text>}
      </Box>
      <UploadLine
        upload={state.upload}
        isOnDevice={state.isOnDevice}
        isElsewhere={isEmpty(pages) && state.isLoaded && sheet.files[question.id] !== undefined}
        sealed={sheet.sealed}
        isFrozen={isFrozen}
        onUpload={work.uploadNow}
      />
    </chakra.section>
  );
}
