/**
 * Submissions of written exams to mark, and marked ones: all, by exam, or by student. The queue is
 * in the URL, so that Back, reload and shared links keep it.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { FilterLinks, useFilter } from '../../../../ui/page/filter-links.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { groupIn, type MarkingArea, queueIn } from '../marking-area.ts';
import { ExamQueues, StudentQueues } from './grouped-queues.tsx';
import { SubmissionList } from './submission-list.tsx';

export function MarkingList({ area }: { readonly area: MarkingArea }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const inUrl = groupIn(search);
  const group = inUrl === 'student' && !area.hasStudents ? 'all' : inUrl;
  const by = useFilter('by', ['all', 'exam', 'student']);
  const state = useFilter('state', ['waiting', 'marked']);
  const { examId, userId } = queueIn(search);

  // The pressed link no longer exists, because it belonged to the other list.
  const content = useRef<HTMLDivElement>(null);
  const listKey = `${group} ${examId} ${userId}`;
  const before = useRef(listKey);
  useEffect(() => {
    if (before.current === listKey) return;
    before.current = listKey;
    if (document.activeElement === document.body) content.current?.focus();
  }, [listKey]);

  return (
    <Page
      title={t('marking.title')}
      // The lead explains that names are not shown.
      lead={group === 'student' || userId ? undefined : t('marking.lead')}
      breadcrumbs={[{ label: t(area.title), to: area.base }, { label: t('marking.title') }]}
    >
      {area.others.length > 0 && (
        <Flex
          as="nav"
          aria-label={t('markingqueue.others')}
          wrap="wrap"
          align="center"
          gap="2"
          mb="6"
        >
          <Text color="fg.muted">{t('markingqueue.others')}:</Text>
          {area.others.map(({ to, label }) => (
            <ButtonLink key={to} variant="ghost" to={to}>
              {t(label)}
            </ButtonLink>
          ))}
        </Flex>
      )}
      {!examId && !userId && (
        <FilterLinks
          label={t('markingqueue.groups')}
          name="by"
          options={[
            ['all', t('markingqueue.all')],
            ['exam', t('markingqueue.byExam')],
            ...(area.hasStudents ? [['student', t('markingqueue.byStudent')] as const] : []),
          ]}
          current={by}
        />
      )}
      <FilterLinks
        label={t('markingqueue.states')}
        name="state"
        options={[
          ['waiting', t('markingqueue.waiting')],
          ['marked', t('markingqueue.marked')],
        ]}
        current={state}
      />
      <Box ref={content} role="group" aria-label={t('marking.title')} tabIndex={-1}>
        {group === 'exam' && <ExamQueues />}
        {group === 'student' && <StudentQueues />}
        {group === 'all' && <SubmissionList area={area} />}
      </Box>
    </Page>
  );
}
