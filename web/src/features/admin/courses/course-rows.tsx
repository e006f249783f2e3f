/** The rows of a course list, with price, content counts and actions. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Price } from '../../../ui/content/price.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import { useOrder } from '../order/use-order.ts';

export interface ListedCourse {
  readonly id: string;
  readonly title: string;
  readonly courseCode: string;
  readonly fee: number;
  readonly discount: number;
  /** True if the course has no content yet; enrollment is not possible. */
  readonly isComingSoon: boolean;
  /** Content counts as localized text. */
  readonly inside: readonly string[];
  /** The admin page of the course's content. */
  readonly contentAt: string;
  readonly editAt: string;
  /** The page that students see. */
  readonly previewAt: string;
}

interface CourseRowsProps {
  readonly courses: readonly ListedCourse[];
  readonly savePosition: (id: string, position: number) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly onDelete: (course: ListedCourse) => void;
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    py: '3',
    '& + &': { borderTopWidth: '1px' },
  },
});

const ContentLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    fontWeight: 'semibold',
    color: 'primary.fg',
    _hover: { textDecoration: 'underline' },
  },
});

export function CourseRows({ courses, savePosition, reload, onDelete }: CourseRowsProps) {
  const { t } = useI18n();
  const order = useOrder({ ids: courses.map(({ id }) => id), savePosition, reload });
  if (courses.length === 0) return <Text color="fg.muted">{t('admin.noCourses')}</Text>;
  return (
    <chakra.ul listStyleType="none">
      {courses.map((course) => (
        <Row key={course.id}>
          <Box minW="0" flex="1 1 18rem">
            <ContentLink to={course.contentAt}>{course.title}</ContentLink>
            <Flex wrap="wrap" align="baseline" columnGap="3" fontSize="sm" color="fg.muted">
              <span>{course.courseCode}</span>
              <Price fee={course.fee} discount={course.discount} />
              <span>{course.isComingSoon ? t('ui.comingSoon') : course.inside.join(' · ')}</span>
            </Flex>
          </Box>
          <Flex wrap="wrap" gap="1">
            <MoveButtons order={order} id={course.id} name={course.title} />
            <ButtonLink variant="ghost" size="icon" to={course.previewAt} aria-label={t('admin.previewNamed', { title: course.title })}>
              <Icon name="eye" size="4" />
            </ButtonLink>
            <ButtonLink variant="ghost" size="icon" to={course.editAt} aria-label={t('admin.editNamed', { title: course.title })}>
              <Icon name="edit" size="4" />
            </ButtonLink>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('admin.deleteNamed', { title: course.title })}
              onClick={() => onDelete(course)}
            >
              <Icon name="trash" size="4" />
            </Button>
          </Flex>
        </Row>
      ))}
    </chakra.ul>
  );
}

export function AddCourseLink({ to, list }: { readonly to: string; readonly list: string }) {
  const { t } = useI18n();
  return (
    <ButtonLink variant="outline" to={to} aria-label={t('admin.addCourseTo', { list })}>
      <Icon name="plus" size="4" />
      {t('admin.addCourse')}
    </ButtonLink>
  );
}
