/** The course as students will see it, before it is created. */
import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { classLabel } from '../../../../i18n/class-labels.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Cover } from '../../../../ui/content/cover.tsx';
import { Price } from '../../../../ui/content/price.tsx';
import { readNumber } from '../../form/numbers.ts';
import { descriptionOf, featuresOf, linesOf } from './course-draft.ts';
import type { CourseDraftForm } from './draft-schema.ts';
import { useDetailLabels } from './use-detail-labels.ts';

export function WizardPreview({ form }: { readonly form: CourseDraftForm }) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const labels = useDetailLabels();
  const draft = form.getValues();
  const features = featuresOf(draft);
  const subjects = linesOf(draft.subjects);
  return (
    <Box
      as="section"
      aria-label={t('admin.studentsSee')}
      p="4"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
    >
      <Text mb="3" color="fg.muted">
        {t('admin.studentsSee')}
      </Text>
      <Stack gap="3">
        <Box maxW="20rem">
          <Cover src={draft.thumbnailImageUrl || null} />
        </Box>
        <Heading as="h3" size="lg">
          {draft.title}
        </Heading>
        <Text color="fg.muted">{classLabel(draft.classLevel)}</Text>
        <Price fee={readNumber(draft.price) ?? 0} discount={0} />
        <Text whiteSpace="pre-line">{descriptionOf(draft, labels)}</Text>
        <List entries={features.map(({ text }) => text)} />
        <List entries={subjects} />
      </Stack>
    </Box>
  );
}

function List({ entries }: { readonly entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <chakra.ul ps="5" listStyleType="disc">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </chakra.ul>
  );
}
