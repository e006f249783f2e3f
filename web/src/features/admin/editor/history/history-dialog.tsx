/**
 * The earlier versions of a lesson or note with author and time, beside the text of the form, and a
 * button that restores one into the form.
 */
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import type { TextValues } from '../text-values.ts';
import { TextVersions } from '../text-versions.tsx';
import {
  type TextVersionQuery,
  type TextVersionsQuery,
  useTextVersionQuery,
  useTextVersionsQuery,
} from './generated/text-history.ts';

export interface HistoryItem {
  readonly kind: 'LESSON' | 'NOTE';
  readonly id: string;
}

interface HistoryDialogProps {
  readonly item: HistoryItem;
  /** The values of the form. */
  readonly current: TextValues;
  readonly onRestore: (values: TextValues, number: number) => void;
  readonly onClose: () => void;
}

type TextVersion = NonNullable<TextVersionsQuery['textVersions']>[number];

export function HistoryDialog({ item, current, onRestore, onClose }: HistoryDialogProps) {
  const { t } = useI18n();
  const [number, setNumber] = useState<number | null>(null);
  const { data, error, refetch } = useTextVersionsQuery({
    variables: item,
    fetchPolicy: 'no-cache',
  });
  const versions = data?.textVersions;
  return (
    <Modal title={t('editor.history')} onClose={onClose}>
      <Stack gap="4">
        {error !== undefined && <ErrorState error={error} onRetry={refetch} />}
        {error === undefined && !data && <RowsSkeleton />}
        {data && !versions?.length && (
          <Text>{t(versions ? 'editor.noVersions' : 'editor.historyMissing')}</Text>
        )}
        {versions && versions.length > 0 && (
          <Stack
            as="ul"
            gap="2"
            maxH="14rem"
            overflowY="auto"
            tabIndex={0}
            role="list"
            aria-label={t('editor.history')}
          >
            {versions.map((version) => (
              <Box as="li" key={version.number} listStyleType="none">
                <VersionButton
                  version={version}
                  isChosen={version.number === number}
                  onChoose={() => setNumber(version.number)}
                />
              </Box>
            ))}
          </Stack>
        )}
        {number !== null && (
          <ChosenVersion key={number} {...{ item, number, current, onRestore, onClose }} />
        )}
      </Stack>
    </Modal>
  );
}

function VersionButton({
  version: { number, title, savedAt, savedBy },
  isChosen,
  onChoose,
}: {
  readonly version: TextVersion;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { t, dateTime } = useI18n();
  const when = savedAt ? dateTime(savedAt) : t('editor.unknownTime');
  return (
    <Button
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      onClick={onChoose}
      w="full"
      h="auto"
      py="2"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
    >
      <span>
        {t('editor.versionOf', { number, when, title })}
        {savedBy && ` · ${savedBy}`}
      </span>
    </Button>
  );
}

function ChosenVersion({
  item,
  number,
  current,
  onRestore,
  onClose,
}: HistoryDialogProps & { readonly number: number }) {
  const { t } = useI18n();
  const { data, error, refetch } = useTextVersionQuery({
    variables: { ...item, number },
    fetchPolicy: 'no-cache',
  });
  if (error !== undefined) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton />;
  if (!data.textVersion) return <Text role="status">{t('editor.versionGone')}</Text>;
  const values = valuesOf(data.textVersion);
  return (
    <>
      <TextVersions
        mine={current}
        theirs={values}
        labels={{ mine: t('editor.inForm'), theirs: t('editor.version', { number }) }}
      />
      <Text>{t('editor.restoreHint')}</Text>
      <Flex wrap="wrap" gap="3" justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button onClick={() => onRestore(values, number)}>{t('editor.restoreVersion')}</Button>
      </Flex>
    </>
  );
}

const valuesOf = ({
  title,
  source,
  videoUrl,
  durationMinutes,
  examIds,
}: NonNullable<TextVersionQuery['textVersion']>): TextValues => ({
  title,
  source: source ?? '',
  videoUrl: videoUrl ?? '',
  durationMinutes: durationMinutes?.toString() ?? '',
  examIds: examIds ?? [],
});
