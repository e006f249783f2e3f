/**
 * The paper of one subject, with tabs for the others: rendering a hundred questions at once is too
 * slow on cheap phones.
 */
import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { addOption } from '../exam-room/attempt/sheet/sheet-changes.ts';
import type { PaperContext } from '../exam-room/components/open-exam.tsx';
import { PaperHead } from '../exam-room/components/paper-head.tsx';
import { LOCKED_NOTE_ID } from '../exam-room/questions/option-row.tsx';
import { QuestionCard } from '../exam-room/questions/question-card.tsx';
import { useQuestionActions } from '../exam-room/questions/use-question-actions.ts';
import type { AnswerSheet, SheetUpdate } from '../exam-room/storage/attempt-store.ts';
import type { McqPaper } from './exam-mutations.ts';
import { SubjectTabs, tabIds } from './subject-tabs.tsx';

interface SubjectPaperProps {
  readonly paper: McqPaper;
  readonly context: PaperContext;
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onChange: (update: SheetUpdate) => void;
}

const none: readonly string[] = [];

export function SubjectPaper({
  paper: { exam, subjects },
  context: { position, tools, onSubmit },
  sheet,
  isFrozen,
  onChange,
}: SubjectPaperProps) {
  const { t } = useI18n();
  const actions = useQuestionActions(onChange, addOption);
  const heading = useRef<HTMLHeadingElement>(null);
  const subject = subjects.find(({ id }) => id === position.sectionId);
  if (!subject) return null;
  const index = subjects.indexOf(subject);
  const next = subjects[index + 1];
  const before = subjects.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 0);

  const openNext = (subjectId: string) => {
    // The heading has the name of the next subject before it gets the focus.
    flushSync(() => position.openSection(subjectId));
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PaperHead
        title={exam.title}
        rule={t('paper.selectionStays')}
        details={[
          t('paper.paperDetails', {
            minutes: exam.timeLimitMinutes,
            percent: exam.negativeMarkingPercentage,
          }),
          t('paper.manyRight'),
        ]}
        tools={tools}
      />
      <SubjectTabs
        subjects={subjects}
        sheet={sheet}
        current={subject.id}
        onSelect={position.openSection}
      />
      <Box role="tabpanel" id={tabIds(subject.id).panel} aria-labelledby={tabIds(subject.id).tab}>
        <Heading
          as="h2"
          ref={heading}
          tabIndex={-1}
          fontSize="md"
          lineHeight="snug"
          mb={{ base: '1', md: '3' }}
          scrollMarginTop="8rem"
        >
          {subject.name}
        </Heading>
        <VisuallyHidden id={LOCKED_NOTE_ID}>{t('paper.choiceStays')}</VisuallyHidden>
        <Stack gap="4">
          {subject.questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={before + index + 1}
              choice="many"
              selected={sheet.chosen[question.id] ?? none}
              crossedOut={sheet.crossedOut[question.id] ?? none}
              isUnsure={sheet.unsure.includes(question.id)}
              isFrozen={isFrozen}
              actions={actions}
            />
          ))}
        </Stack>
        <Flex justify="flex-end" mt="4">
          {next ? (
            <Button variant="outline" onClick={() => openNext(next.id)}>
              {t('paper.nextSubject', { name: next.name })}
              <Icon name="forward" size="4" />
            </Button>
          ) : (
            <Button variant="accent" disabled={isFrozen} onClick={onSubmit}>
              {t('paper.submitAll')}
            </Button>
          )}
        </Flex>
      </Box>
    </>
  );
}
