/** The rows of the course list, with status, price, students, content and actions. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Price } from '../../../ui/content/price.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { useContentCountTexts } from '../content-counts.ts';
import { MoveButtons } from '../order/move-buttons.tsx';
import { useOrder } from '../order/use-order.ts';
import { CourseStatusBadge } from './course-status.tsx';
import type { AdminCourses_EntryFragment } from './generated/admin-courses.route.ts';
import type { StatusChanges } from './use-course-status.tsx';

export type ListedCourse = AdminCourses_EntryFragment;

interface CourseRowsProps {
  readonly courses: readonly ListedCourse[];
  readonly savePosition: (id: string, position: number) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly statusChanges: StatusChanges;
  /**
   * False if courses of the list are missing: the order of a part would change the places of the
   * others.
   */
  readonly isOrderable: boolean;
  readonly onDelete: (course: ListedCourse) => void;
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
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

/** The paths of a course: the pages for admins, and the one for students. */
function pathsOf({ id, kind, courseCode, courseType }: ListedCourse) {
  if (kind === 'ADMISSION') {
    return {
      content: paths.admissionContent(id),
      edit: paths.editAdmissionCourse(id),
      preview: paths.admissionCourse(courseCode),
    };
  }
  const preview =
    kind === 'ACADEMIC'
      ? paths.academicCourse(courseCode, id)
      : paths.course(courseType, courseCode);
  return { content: paths.courseContent(id), edit: paths.editCourse(id), preview };
}

export function CourseRows({
  courses,
  savePosition,
  reload,
  statusChanges,
  isOrderable,
  onDelete,
}: CourseRowsProps) {
  const { t } = useI18n();
  const countTexts = useContentCountTexts();
  const order = useOrder({ ids: courses.map(({ id }) => id), savePosition, reload });
  return (
    <chakra.ul listStyleType="none">
      {courses.map((course) => {
        const { id, title, status } = course;
        const { content, edit, preview } = pathsOf(course);
        const counts = countTexts(course);
        return (
          <Row key={id}>
            <Box minW="0" flex="1 1 18rem">
              <ContentLink to={content}>{title}</ContentLink>
              <Flex
                wrap="wrap"
                align="baseline"
                columnGap="3"
                rowGap="1"
                fontSize="sm"
                color="fg.muted"
              >
                <CourseStatusBadge status={status} />
                <span>{course.courseCode}</span>
                <Price fee={course.price} discount={course.discount} />
                <span>{t('courseadmin.students', { count: course.studentCount })}</span>
                <span>{counts.length > 0 ? counts.join(' · ') : t('ui.comingSoon')}</span>
              </Flex>
            </Box>
            <Flex wrap="wrap" gap="1">
              <StatusButton course={course} changes={statusChanges} />
              <Flex gap="1">
                {isOrderable && <MoveButtons order={order} id={id} name={title} />}
                <ButtonLink
                  variant="ghost"
                  size="icon"
                  to={preview}
                  aria-label={t('admin.previewNamed', { title })}
                >
                  <Icon name="eye" size="4" />
                </ButtonLink>
                <ButtonLink
                  variant="ghost"
                  size="icon"
                  to={edit}
                  aria-label={t('admin.editNamed', { title })}
                >
                  <Icon name="edit" size="4" />
                </ButtonLink>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('admin.deleteNamed', { title })}
                  onClick={() => onDelete(course)}
                >
                  <Icon name="trash" size="4" />
                </Button>
              </Flex>
            </Flex>
          </Row>
        );
      })}
    </chakra.ul>
  );
}

/**
 * The next status of a course: a draft is published, a published course archived, an archived one
 * restored.
 */
const NEXT_STATUS = {
  DRAFT: { to: 'PUBLISHED', text: 'courseadmin.publish', labelKey: 'courseadmin.publishNamed' },
  PUBLISHED: { to: 'ARCHIVED', text: 'courseadmin.archive', labelKey: 'courseadmin.archiveNamed' },
  ARCHIVED: { to: 'PUBLISHED', text: 'courseadmin.restore', labelKey: 'courseadmin.restoreNamed' },
} as const;

function StatusButton({
  course,
  changes,
}: {
  readonly course: ListedCourse;
  readonly changes: StatusChanges;
}) {
  const { t } = useI18n();
  const { to, text, labelKey } = NEXT_STATUS[course.status];
  return (
    <Button
      variant={course.status === 'DRAFT' ? 'solid' : 'outline'}
      aria-label={t(labelKey, { title: course.title })}
      // Not `disabled`, which would lose the focus during the request.
      aria-disabled={changes.busyId !== null}
      onClick={() => void changes.change(course, to)}
    >
      {t(text)}
    </Button>
  );
}
