/** The differences between two versions of a campaign. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Differences, differencesOf } from '../conflicts/differences.tsx';
import { shownMoment } from '../form/moments.ts';
import type { CampaignValues } from './campaign-values.ts';

interface CampaignDifferencesProps {
  readonly mine: CampaignValues;
  readonly theirs: CampaignValues;
}

export function CampaignDifferences({ mine, theirs }: CampaignDifferencesProps) {
  const { t } = useI18n();
  const parts = [
    [t('admin.title'), mine.title, theirs.title],
    [t('admin.description'), mine.description, theirs.description],
    [t('events.exam'), mine.examTitle, theirs.examTitle],
    [t('events.starts'), shownMoment(mine.startDate), shownMoment(theirs.startDate)],
    [t('events.ends'), shownMoment(mine.endDate), shownMoment(theirs.endDate)],
    [t('admin.cover'), mine.imageUrl, theirs.imageUrl],
  ] as const;
  return (
    <Differences
      list={differencesOf(
        parts.map(([label, ours, others]) => ({ label, mine: ours, theirs: others })),
      )}
    />
  );
}
