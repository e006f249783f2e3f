/** The features of a course, each with an icon. */
import { chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon, type IconName } from '../../../ui/content/icons.tsx';

/** Maps the schema's icon names to icons. */
const icons: Readonly<Record<string, IconName>> = {
  video: 'play',
  note: 'note',
  exam: 'exam',
  clock: 'clock',
  certificate: 'award',
  support: 'chat',
  language: 'globe',
  offline: 'printer',
};

export function CourseFeatures({
  features,
}: {
  readonly features: readonly { readonly icon: string; readonly text: string }[];
}) {
  const { t } = useI18n();
  if (features.length === 0) return null;
  return (
    <chakra.section mt="10">
      <Heading as="h2" size="xl" mb="4">
        {t('courses.features')}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
        gap="3"
      >
        {features.map(({ icon, text }) => (
          <Flex as="li" key={text} align="center" gap="3">
            <Flex
              align="center"
              justify="center"
              flexShrink="0"
              w="10"
              h="10"
              borderRadius="full"
              bg="primary.subtle"
              color="primary.fg"
            >
              <Icon name={icons[icon] ?? 'check'} />
            </Flex>
            {text}
          </Flex>
        ))}
      </Grid>
    </chakra.section>
  );
}
