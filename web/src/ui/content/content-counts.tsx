/**
 * Content counts of a course, subject, chapter or unit ('2 lessons, 1 exam'), or 'coming soon' if
 * all are zero.
 */
import { chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';

interface ContentCountsProps {
  /** Null if the server does not count them; omitted if the item cannot have any. */
  readonly lessonCount?: number | null;
  readonly noteCount?: number | null;
  readonly examCount?: number | null;
}

/** Renders nothing if no count is known. */
export function ContentCounts({ lessonCount, noteCount, examCount }: ContentCountsProps) {
  const { t } = useI18n();
  const counts = [
    ['ui.lessonCount', lessonCount],
    ['ui.noteCount', noteCount],
    ['ui.examCount', examCount],
  ] as const;
  const knownCounts = counts.flatMap(([key, count]) =>
    count === null || count === undefined ? [] : [{ key, count }],
  );
  if (knownCounts.length === 0) return null;
  const some = knownCounts.filter(({ count }) => count > 0);
  if (some.length === 0) return <ComingSoon />;
  return (
    <Text mt="1" fontSize="sm" color="fg.muted">
      {some.map(({ key, count }) => t(key, { count })).join(', ')}
    </Text>
  );
}

/** Shown in place of a price or counts if there is no content yet. */
export function ComingSoon() {
  const { t } = useI18n();
  return (
    <chakra.span
      display="inline-block"
      alignSelf="flex-start"
      mt="1"
      px="2.5"
      py="0.5"
      borderWidth="1px"
      borderRadius="full"
      fontSize="sm"
      color="fg.muted"
    >
      {t('ui.comingSoon')}
    </chakra.span>
  );
}
