/** How much a course, a subject, a chapter or a unit holds ('2 lessons, 1 exam'), or that it is still to come. */
import { chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';

interface InsideProps {
  /** Each is null where the server does not count, and left out where there is no such thing. */
  readonly lessonCount?: number | null;
  readonly noteCount?: number | null;
  readonly examCount?: number | null;
}

/** Draws nothing where nothing is counted. */
export function Inside({ lessonCount, noteCount, examCount }: InsideProps) {
  const { t } = useI18n();
  const counts = [
    ['ui.lessonCount', lessonCount],
    ['ui.noteCount', noteCount],
    ['ui.examCount', examCount],
  ] as const;
  const known = counts.flatMap(([key, count]) => (count === null || count === undefined ? [] : [{ key, count }]));
  if (known.length === 0) return null;
  const some = known.filter(({ count }) => count > 0);
  if (some.length === 0) return <ComingSoon />;
  return (
    <Text mt="1" fontSize="sm" color="fg.muted">
      {some.map(({ key, count }) => t(key, { count })).join(', ')}
    </Text>
  );
}

/** Stands where a price or counts would, of what has nothing in it yet. */
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
