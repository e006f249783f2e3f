/**
 * A list of courses with search, filters, order and pagination in the search parameters. Used by
 * every page that lists courses.
 */
import { Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { CardGrid } from '../../ui/page/skeletons.tsx';
import { ListedCourseCard } from './cards/listed-course-card.tsx';
import { CourseFilter } from './course-filter.tsx';
import { everything, filterCourses, isNarrowed, paginateCourses } from './course-filters.ts';
import type { ListedCourse } from './listed-course.ts';
import { PageLinks } from './page-links.tsx';
import { useCourseFilters } from './use-course-filters.ts';

interface CourseListProps {
  /** Undefined until loaded. */
  readonly courses: readonly ListedCourse[] | undefined;
  /** Shown in place of the list as long as no filter or order is set. */
  readonly unfiltered?: ReactNode;
  /** Shown in place of the list until it is loaded: the skeleton or the error. */
  readonly pending: ReactNode;
  /** A further action if the list is empty without a filter. */
  readonly whenEmpty?: ReactNode;
}

export function CourseList({ courses, unfiltered, pending, whenEmpty }: CourseListProps) {
  const { t, lang } = useI18n();
  const { isLoggedIn } = useViewer();
  const [filters, setFilters] = useCourseFilters();
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = isNarrowed(filters);
  const showsPage = unfiltered !== undefined && !isFiltered && filters.sort === 'default';
  const matchingCourses = filterCourses(courses ?? [], filters, lang);
  const { visibleCourses, page, pages } = paginateCourses(matchingCourses, filters.page);
  const status = useFocusOnTurn(page);

  const clear = () => {
    setFilters({ ...everything, sort: filters.sort });
    // The button disappears, so the focus moves to the search field.
    field.current?.focus();
  };

  return (
    <>
      <CourseFilter
        filters={filters}
        onChange={setFilters}
        field={field}
        canBeEnrolled={isLoggedIn}
      />
      {/* The line keeps its height while the courses are loading. */}
      <Text
        ref={status}
        tabIndex={-1}
        role="status"
        mb="3"
        minH={showsPage ? undefined : '1.625em'}
        fontSize="sm"
        color="fg.muted"
      >
        {courses && !showsPage && t('list.found', { count: matchingCourses.length })}
        {courses && !showsPage && pages > 1 && ` · ${t('list.pageOf', { page, pages })}`}
      </Text>
      {showsPage && unfiltered}
      {!showsPage && !courses && pending}
      {!showsPage && courses && matchingCourses.length === 0 && (
        <EmptyState text={t('shell.noCourses')}>
          {isFiltered ? (
            <Button variant="outline" onClick={clear}>
              {t('list.clear')}
            </Button>
          ) : (
            whenEmpty
          )}
        </EmptyState>
      )}
      {!showsPage && (
        <>
          <CardGrid>
            {visibleCourses.map((course, index) => (
              <ListedCourseCard
                key={course.id}
                listedCourse={course}
                headingLevel="h2"
                eager={index < 3}
              />
            ))}
          </CardGrid>
          <PageLinks filters={filters} page={page} pages={pages} />
        </>
      )}
    </>
  );
}

/** After a page change the focus moves to the status line, which shows the current page. */
function useFocusOnTurn(page: number) {
  const status = useRef<HTMLParagraphElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (document.activeElement?.closest('nav')) status.current?.focus({ preventScroll: true });
  }, [page]);
  return status;
}
