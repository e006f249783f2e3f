/**
 * Filters the list of exams by course and subject. Both are search parameters, so that Back, reload
 * and shared links keep them.
 */
import { Flex } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field, Select } from '../../../ui/forms/input.tsx';
import { choicesOf, type ExamPlace } from './exam-place.ts';

interface ExamFiltersProps {
  readonly places: readonly ExamPlace[];
  /**
   * Courses and subjects of all exams that can be taken, including those that are not loaded yet.
   */
  readonly more: {
    readonly courses: readonly { readonly id: string; readonly name: string }[];
    readonly subjects: readonly string[];
  } | null;
}

export function ExamFilters({ places, more }: ExamFiltersProps) {
  const { t, lang } = useI18n();
  const [search, setSearch] = useSearchParams();
  const { courses, subjects } = choicesOf(
    [
      ...places,
      ...(more?.courses ?? []).map((course) => ({ course, subjects: more?.subjects ?? [] })),
    ],
    lang,
  );

  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { preventScrollReset: true });
  };

  const lists = [
    {
      name: 'course',
      label: t('timetable.course'),
      all: t('timetable.allCourses'),
      options: courses,
    },
    {
      name: 'subject',
      label: t('timetable.subject'),
      all: t('timetable.allSubjects'),
      options: subjects.map((name) => [name, name]),
    },
  ] as const;
  // A filter is shown if it has several options, or if it is set in the URL, so that it can be
  // removed.
  const visibleFilters = lists.filter(
    ({ name, options }) => options.length > 1 || search.has(name),
  );
  if (visibleFilters.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="4" mb="6" css={{ '& > *': { flex: '1 1 14rem' } }}>
      {visibleFilters.map(({ name, label, all, options }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select
              {...control}
              value={search.get(name) ?? ''}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value="">{all}</option>
              {options.map(([value, optionLabel]) => (
                <option key={value} value={value}>
                  {optionLabel}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </Flex>
  );
}
