/** The price, the total duration in months and the rating of a course, as a short list of facts. */
import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';

interface CourseFactsProps {
  readonly course: {
    readonly price: number;
    readonly discount: number;
    readonly averageRating: number | null;
    readonly totalDurationMonths: number | null;
  };
}

export function CourseFacts({ course }: CourseFactsProps) {
  const { t } = useI18n();
  return (
    <chakra.dl m="0" mb="5">
      <Fact name={t('academics.price')}>
        <Price fee={course.price} discount={course.discount} size="lg" />
      </Fact>
      {course.totalDurationMonths !== null && <Fact name={t('academics.duration')}>{t('academics.months', { count: course.totalDurationMonths })}</Fact>}
      <Fact name={t('academics.rating')}>
        <Rating value={course.averageRating} />
      </Fact>
    </chakra.dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" py="2.5" borderBottomWidth="1px">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd m="0" textAlign="end">
        {children}
      </chakra.dd>
    </Flex>
  );
}
