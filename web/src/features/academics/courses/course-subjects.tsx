/** The subjects on a course's page, shown before enrolment. */
import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';

interface CourseSubjectsProps {
  readonly course: { readonly id: string; readonly courseCode: string };
  /** Null if loading failed. */
  readonly subjects: readonly { readonly id: string; readonly name: string }[] | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

const SubjectLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: '4',
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'bg.panel',
    _hover: { borderColor: 'primary', bg: 'bg.muted' },
  },
});

export function CourseSubjects({ course, subjects, error, onRetry }: CourseSubjectsProps) {
  const { t } = useI18n();
  if (subjects?.length === 0) return null;
  return (
    <chakra.section mt="10">
      <Heading as="h2" size="xl" mb="1">
        {t('courses.subjects')}
      </Heading>
      {subjects ? (
        <>
          <Text color="fg.muted" mb="4">
            {t('courses.lookInside')}
          </Text>
          <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
            {subjects.map(({ id, name }) => (
              <li key={id}>
                <SubjectLink to={paths.chapters(course.courseCode, course.id, id)}>
                  {name}
                  <Icon name="forward" size="4" />
                </SubjectLink>
              </li>
            ))}
          </Flex>
        </>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </chakra.section>
  );
}
