/** What former students say about a course. */
import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { CardGrid } from './skeletons.tsx';

interface Testimonial {
  readonly studentName: string;
  readonly enrolledYear: number | null;
  readonly review: string;
}

export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { t, digits } = useI18n();
  const id = useId();
  if (testimonials.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id} mt="10">
      <Heading as="h2" size="xl" id={id} mb="4">
        {t('ui.reviews')}
      </Heading>
      <CardGrid>
        {testimonials.map(({ studentName, enrolledYear, review }) => (
          <chakra.figure key={`${studentName}${review}`} m="0" p="5" bg="bg.panel" borderWidth="1px" borderRadius="md">
            <Stack gap="4" h="full" justify="space-between">
              <chakra.blockquote m="0">{review}</chakra.blockquote>
              <chakra.figcaption>
                <Text fontWeight="semibold">{studentName}</Text>
                {enrolledYear !== null && (
                  <Text fontSize="sm" color="fg.muted">
                    {t('ui.enrolledYear', { year: digits(String(enrolledYear)) })}
                  </Text>
                )}
              </chakra.figcaption>
            </Stack>
          </chakra.figure>
        ))}
      </CardGrid>
    </chakra.section>
  );
}
