/** How many people mark a written exam; with a dialog to change it. */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { requiredNumber } from '../form/schemas.ts';
import {
  useExamSecondMarkingQuery,
  useSetSecondMarkingMutation,
} from './generated/second-marking.ts';

/** The limit of the API. */
const MAX_TOLERANCE = 99_999;

const schema = z.object({
  markers: z.enum(['1', '2']),
  tolerance: requiredNumber({ min: 0, max: MAX_TOLERANCE }),
});

export function SecondMarking({ examId }: { readonly examId: string }) {
  const { t, digits } = useI18n();
  const { data, loading, error, refetch } = useExamSecondMarkingQuery({
    variables: { examId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const [set] = useSetSecondMarkingMutation();
  const [isOpen, setOpen] = useState(false);
  const setting = data?.secondMarking;
  // A host that has one marker only.
  if (data && !setting && !error) return null;

  return (
    <Section
      title={t('secondmarking.setting')}
      action={
        setting && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Icon name="edit" size="4" />
            {t('secondmarking.change')}
          </Button>
        )
      }
    >
      {!setting && loading && <RowsSkeleton count={1} h="2.75rem" />}
      {!setting && !loading && <ErrorState error={error} onRetry={refetch} />}
      {setting && (
        <>
          <Text fontWeight="semibold">
            {t(setting.isOn ? 'secondmarking.two' : 'secondmarking.one')}
          </Text>
          <Text color="fg.muted">
            {setting.isOn
              ? t('secondmarking.twoMeans', { marks: digits(setting.tolerance) })
              : t('secondmarking.oneMeans')}
          </Text>
        </>
      )}
      {isOpen && setting && (
        <FormDialog
          title={t('secondmarking.setting')}
          schema={schema}
          fields={[
            {
              name: 'markers',
              label: t('secondmarking.markers'),
              hint: t('secondmarking.markersHint'),
              options: [
                ['1', t('secondmarking.one')],
                ['2', t('secondmarking.two')],
              ],
            },
            {
              name: 'tolerance',
              label: t('secondmarking.tolerance'),
              hint: t('secondmarking.toleranceHint'),
              inputMode: 'decimal',
            },
          ]}
          storedValues={{ markers: setting.isOn ? '2' : '1', tolerance: String(setting.tolerance) }}
          send={({ markers, tolerance }) =>
            set({ variables: { input: { examId, isOn: markers === '2', tolerance } } })
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
