/** The marks of both markers for one question, side by side. */
import { Box, Grid, Text } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { Reconcile_MarkFragment } from './generated/reconcile.route.ts';
import { useNamedMarks } from './named-marks.ts';

interface BothMarksOfQuestionProps {
  readonly markerMarks: readonly Reconcile_MarkFragment[];
  readonly questionId: string;
}

export function BothMarksOfQuestion({ markerMarks, questionId }: BothMarksOfQuestionProps) {
  const { t, digits } = useI18n();
  const marks = useNamedMarks(markerMarks);
  return (
    <Grid as="dl" templateColumns="1fr 1fr" gap="3" pb="3" borderBottomWidth="1px">
      {marks.map(({ number, name, questions }) => {
        const own = questions.find((question) => question.questionId === questionId);
        return (
          <Box key={number} minW="0">
            <Text as="dt" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {name}
            </Text>
            <Text as="dd" fontWeight="semibold">
              {own ? digits(own.marks) : t('secondmarking.whole')}
            </Text>
            {own?.comment && (
              <Text as="dd" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {own.comment}
              </Text>
            )}
          </Box>
        );
      })}
    </Grid>
  );
}
