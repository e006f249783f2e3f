/** How much students see of their results in an exam, and when; with a dialog to change it. */
import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { typedMoment } from '../form/moments.ts';
import { optionalMoment } from '../form/schemas.ts';
import {
  ExamReleaseRuleDocument,
  type ReleaseRule_ReleaseFragment,
  useExamReleaseRuleQuery,
  useSetExamReleaseMutation,
} from './generated/release-rule.ts';

type Rule = ReleaseRule_ReleaseFragment;

const visibilities = {
  RECEIPT: 'releaserule.receipt',
  SCORE: 'releaserule.score',
  ANSWERS: 'releaserule.answers',
} as const;
const moments = {
  IMMEDIATELY: 'releaserule.immediately',
  AFTER_WINDOW: 'releaserule.afterWindow',
  ON_DATE: 'releaserule.onDate',
} as const;

const schema = z.object({
  visibility: z.enum(['RECEIPT', 'SCORE', 'ANSWERS']),
  moment: z.enum(['IMMEDIATELY', 'AFTER_WINDOW', 'ON_DATE']),
  date: optionalMoment,
});

const valuesOf = ({ visibility, moment, date }: Rule) => ({
  visibility,
  moment,
  date: typedMoment(date),
});

interface ReleaseRuleProps {
  readonly kind: 'single' | 'multi-subject';
  readonly examId: string;
}

export function ReleaseRule({ kind, examId }: ReleaseRuleProps) {
  const { t } = useI18n();
  const isSingle = kind === 'single';
  const { data, loading, error, refetch } = useExamReleaseRuleQuery({
    variables: { examId, isSingle },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const client = useApolloClient();
  /** Rules have no revision: two saves within a few seconds are not noticed (decisions/060). */
  const reread = async (): Promise<StoredItem<ReturnType<typeof valuesOf>> | null> => {
    const { data: current } = await client.query({
      query: ExamReleaseRuleDocument,
      variables: { examId, isSingle },
      fetchPolicy: 'no-cache',
    });
    const stored = (current?.exam ?? current?.multiSubjectExam)?.release;
    return stored
      ? { values: valuesOf(stored), revision: null, changedAt: null, changedBy: null }
      : null;
  };
  const [set] = useSetExamReleaseMutation();
  const [isOpen, setOpen] = useState(false);
  const rule = (data?.exam ?? data?.multiSubjectExam)?.release;
  // A host without release rules.
  if (data && !rule) return null;

  return (
    <Section
      title={t('releaserule.title')}
      action={
        rule && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Icon name="edit" size="4" />
            {t('releaserule.change')}
          </Button>
        )
      }
    >
      {!rule && loading && <RowsSkeleton count={1} h="2.75rem" />}
      {!rule && !loading && <ErrorState error={error} onRetry={refetch} />}
      {rule && <RuleText rule={rule} />}
      {isOpen && rule && (
        <FormDialog
          title={t('releaserule.title')}
          schema={schema}
          fields={[
            {
              name: 'visibility',
              label: t('releaserule.visibility'),
              hint: t('releaserule.hint'),
              options: Object.entries(visibilities).map(
                ([value, textKey]) => [value, t(textKey)] as const,
              ),
            },
            {
              name: 'moment',
              label: t('releaserule.moment'),
              options: Object.entries(moments).map(
                ([value, textKey]) => [value, t(textKey)] as const,
              ),
            },
            {
              name: 'date',
              label: t('releaserule.date'),
              hint: t('releaserule.dateHint'),
              isMoment: true,
            },
          ]}
          storedValues={valuesOf(rule)}
          reread={reread}
          send={({ visibility, moment, date }) =>
            set({
              variables: {
                input: {
                  examKind: isSingle ? 'SINGLE' : 'MULTI_SUBJECT',
                  examId,
                  visibility,
                  moment,
                  date: moment === 'ON_DATE' ? date : null,
                },
              },
            })
          }
          onDone={(isSaved) => {
            setOpen(false);
            if (isSaved) void refetch();
          }}
        />
      )}
    </Section>
  );
}

function RuleText({ rule: { visibility, moment, date } }: { readonly rule: Rule }) {
  const { t, dateTime } = useI18n();
  const isHidden = visibility === 'RECEIPT';
  const when =
    moment === 'ON_DATE' && date !== null
      ? t('releaserule.from', { date: dateTime(date) })
      : t(moments[moment]);
  const inCampaign =
    visibility === 'SCORE' && moment === 'IMMEDIATELY'
      ? 'releaserule.scoreInCampaign'
      : 'releaserule.answersInCampaign';
  return (
    <>
      <Text fontWeight="semibold">
        {isHidden ? t(visibilities[visibility]) : `${t(visibilities[visibility])} · ${when}`}
      </Text>
      <Text color="fg.muted">{t(isHidden ? 'releaserule.noMeritList' : inCampaign)}</Text>
    </>
  );
}
