/**
 * The route /boss/key-challenges, for admins: reported mistakes; open ones are listed oldest first.
 */
import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { cursorIn } from '../../../list-pages/cursors.ts';
import { PageLinks } from '../../../list-pages/page-links.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { FilterLinks, useFilter } from '../../../ui/page/filter-links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import {
  type KeyChallengesRouteQueryVariables,
  useKeyChallengesRouteQuery,
} from './generated/key-challenges.route.ts';
import { KeyChallenge } from './key-challenge.tsx';

type State = KeyChallengesRouteQueryVariables['state'];
type Answers = Readonly<Record<string, string>>;

const states = { open: 'OPEN', accepted: 'ACCEPTED', refused: 'REFUSED' } as const satisfies Record<
  string,
  State
>;

export function Component() {
  const { t } = useI18n();
  const filter = useFilter('state', ['open', 'accepted', 'refused']);
  /** Answers that are not sent yet, by the id of their challenge. */
  const [answers, setAnswers] = useState<Answers>({});
  const unsaved = useUnsavedChanges();
  useReportUnsaved(
    unsaved.report,
    Object.values(answers).some((answer) => answer.trim() !== ''),
  );
  return (
    <Page
      title={t('keys.challenges')}
      lead={t('keys.challengesLead')}
      breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('keys.challenges') }]}
    >
      <FilterLinks
        label={t('keys.filter')}
        name="state"
        options={[
          ['open', t('keys.open')],
          ['accepted', t('keys.accepted')],
          ['refused', t('keys.refused')],
        ]}
        current={filter}
      />
      <Challenges
        key={filter}
        state={states[filter]}
        answers={answers}
        onType={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
      />
      {unsaved.question}
    </Page>
  );
}

interface ChallengesProps {
  readonly state: State;
  readonly answers: Answers;
  readonly onType: (id: string, answer: string) => void;
}

function Challenges({ state, answers, onType }: ChallengesProps) {
  const { t } = useI18n();
  const countRef = useRef<HTMLParagraphElement>(null);
  const [search] = useSearchParams();
  const after = cursorIn(search);
  const { data, loading, error, refetch } = useKeyChallengesRouteQuery({
    variables: { state, after },
    fetchPolicy: 'cache-and-network',
  });
  const challenges = data?.keyChallenges;
  /** The page that was shown last; its link, which had the focus, is gone. */
  const shownPage = useRef(after);
  useEffect(() => {
    if (!challenges || shownPage.current === after) return;
    shownPage.current = after;
    countRef.current?.focus();
  }, [challenges, after]);

  const refused = (id: string) => {
    onType(id, '');
    void refetch();
    // Its focused form no longer exists.
    countRef.current?.focus();
  };

  if (!challenges)
    return loading ? (
      <RowsSkeleton count={4} h="8rem" />
    ) : (
      <ErrorState error={error} onRetry={refetch} />
    );
  return (
    <>
      <Text ref={countRef} tabIndex={-1} role="status" mb="4" color="fg.muted">
        {t(challenges.totalCountIsExact ? 'keys.count' : 'keys.moreThanCount', {
          count: challenges.totalCount,
        })}
      </Text>
      {challenges.nodes.length === 0 && <EmptyState text={t('keys.none')} icon="flag" />}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {challenges.nodes.map((challenge) => (
          <KeyChallenge
            key={challenge.id}
            challenge={challenge}
            typedAnswer={answers[challenge.id] ?? ''}
            onType={(answer) => onType(challenge.id, answer)}
            onRefused={() => refused(challenge.id)}
            onReload={() => {
              // Another user has decided, so the answer cannot be sent any more.
              onType(challenge.id, '');
              void refetch();
            }}
          />
        ))}
      </chakra.ul>
      <PageLinks endCursor={challenges.endCursor} />
    </>
  );
}
