/** Styleguide: bars and lines across a page, the exam bar with its chips, and navigation links. */
import { Box, Stack } from '@chakra-ui/react';
import { Siblings } from '../features/academics/siblings.tsx';
import { RegisteredBadge, StateBadge } from '../features/campaigns/campaign-details.tsx';
import { states } from '../features/campaigns/campaign-state.ts';
import { type AttemptState, loadingState } from '../features/exam-room/attempt/attempt-state.ts';
import { ExamBar } from '../features/exam-room/components/exam-bar.tsx';
import { OutboxNote } from '../features/exam-room/components/status/outbox-note.tsx';
import { SaveChip } from '../features/exam-room/components/status/save-chip.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { OfflineLine } from '../layout/notices.tsx';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/page/breadcrumbs.tsx';
import { Piece, Row, Section } from './section.tsx';

const running: AttemptState<null, null> = { ...loadingState, phase: 'running' };
const offline: AttemptState<null, null> = {
  ...running,
  saved: { status: 'device', isOffline: true },
};

/** All states of the save chip. */
const savedStates: readonly AttemptState<null, null>[] = [
  { ...running, saved: { status: 'server', savedAt: Date.parse('2026-03-01T04:42:00Z') } },
  { ...running, saved: { status: 'sending' } },
  { ...running, saved: { status: 'device', isOffline: false } },
  offline,
];

const waiting: AttemptState<null, null> = {
  ...running,
  outbox: { status: 'waiting', seconds: 5, code: 'UPSTREAM_UNAVAILABLE' },
};
const summary = { answered: 2, total: 6, blank: 4, unsure: 1, missing: [], firstOpen: null };
const lessons = ['ভেক্টরের যোগ', 'আপেক্ষিক বেগ', 'ক্যালকুলাসের প্রয়োগ'].map((title) => ({
  id: title,
  title,
}));
const nothing = () => undefined;

export function Bars() {
  const { t } = useI18n();
  return (
    <Section name="Bars">
      <Piece name="OfflineLine">
        <OfflineLine />
      </Piece>
      <Piece name="ExamBar, OutboxNote">
        {/* The exam bar is sticky inside this frame. */}
        <Box borderWidth="1px">
          <ExamBar
            state={offline}
            seconds={134}
            isTimeHidden={false}
            summary={summary}
            isBusy={false}
            onSubmit={nothing}
          >
            <OutboxNote
              state={waiting}
              isTimeUp={false}
              isLate={false}
              onArchive={nothing}
              onTakeOver={nothing}
              onLogIn={nothing}
            />
          </ExamBar>
        </Box>
      </Piece>
      <Piece name="Breadcrumbs">
        <Breadcrumbs
          items={[
            { label: t('courses.title'), to: paths.courses() },
            { label: t('courses.admission'), to: paths.admissionCourses() },
            { label: 'ঢাকা বিশ্ববিদ্যালয় (DU)' },
          ]}
        />
      </Piece>
      <Piece name="Siblings">
        <Siblings
          all={lessons}
          id={lessons[1]?.id ?? ''}
          to={() => paths.courses()}
          label={t('learning.lessonNavigation')}
          previousLabel={t('learning.lastLesson')}
          nextLabel={t('learning.nextLesson')}
        />
      </Piece>
    </Section>
  );
}

export function Chips() {
  return (
    <Section name="Chips">
      <Piece name="StateBadge, RegisteredBadge">
        <Row>
          {states.map((state) => (
            <StateBadge key={state} state={state} />
          ))}
          <RegisteredBadge />
        </Row>
      </Piece>
      <Piece name="SaveChip">
        <Stack align="flex-start">
          {savedStates.map((state) => (
            <SaveChip key={JSON.stringify(state.saved)} state={state} />
          ))}
        </Stack>
      </Piece>
    </Section>
  );
}
