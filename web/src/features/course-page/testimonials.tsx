/** Testimonials of former students; long ones are collapsed. */
import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { CardGrid } from '../../ui/page/skeletons.tsx';

interface Testimonial {
  readonly studentName: string;
  readonly enrolledYear: number | null;
  readonly review: string;
}

export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { t, digits } = useI18n();
  const id = useId();
  if (testimonials.length === 0) return null;
  // Testimonials have no ids, and two may be equal, so the position is the key.
  const entries = testimonials.map((testimonial, index) => ({ number: index + 1, ...testimonial }));
  return (
    <chakra.section aria-labelledby={id} mt="10">
      <Heading as="h2" size="xl" id={id} mb="4">
        {t('courses.reviews')}
      </Heading>
      <CardGrid>
        {entries.map(({ number, studentName, enrolledYear, review }) => (
          <chakra.figure key={number} m="0" p="5" bg="bg.panel" borderWidth="1px" borderRadius="md">
            <Stack gap="4" h="full" justify="space-between">
              <Review text={review} />
              <chakra.figcaption>
                <Text fontWeight="semibold">{studentName}</Text>
                {enrolledYear !== null && (
                  <Text fontSize="sm" color="fg.muted">
                    {t('courses.enrolledYear', { year: digits(String(enrolledYear)) })}
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

/** Characters; about eight lines of a card. */
const MAX_SHORT_LENGTH = 280;

function Review({ text }: { readonly text: string }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > MAX_SHORT_LENGTH;
  return (
    <div>
      <chakra.blockquote m="0" lineClamp={isLong && !isOpen ? '6' : undefined}>
        {text}
      </chakra.blockquote>
      {isLong && (
        <Button
          variant="ghost"
          px="0"
          color="primary.fg"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'courses.readLess' : 'courses.readAll')}
        </Button>
      )}
    </div>
  );
}
