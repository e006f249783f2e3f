/** An admission course in the admin's tree: its units, their years, the papers. */
import { useI18n } from '../../i18n/i18n.tsx';
import { Branch, Leaf, Level } from './branch.tsx';
import type { BossRouteQuery } from './generated/boss.route.ts';
import { useBossUnitsQuery, useBossYearsQuery } from './generated/boss-admission.ts';

type Course = NonNullable<BossRouteQuery['admissionCourses']>[number];

export function AdmissionCourseBranch({ course }: { readonly course: Course }) {
  return <Branch label={course.name} inside={() => <Units courseCode={course.courseCode} />} />;
}

function Units({ courseCode }: { readonly courseCode: string }) {
  const query = useBossUnitsQuery({ variables: { courseCode } });
  const units = query.data?.admissionCourse?.units;
  return (
    <Level query={query} items={units}>
      {units?.map(({ id, name }) => (
        <Branch key={id} label={name} inside={() => <Years unitId={id} />} />
      ))}
    </Level>
  );
}

function Years({ unitId }: { readonly unitId: string }) {
  const { t, digits } = useI18n();
  const query = useBossYearsQuery({ variables: { unitId } });
  const years = query.data?.admissionUnit?.years;
  return (
    <Level query={query} items={years}>
      {years?.map(({ id, year, exam }) => (
        <Leaf
          key={id}
          label={digits(String(year))}
          fact={
            exam
              ? t('students.paper', { title: exam.title, count: exam.questionCount, minutes: exam.timeLimitMinutes })
              : t('students.noPaper')
          }
        />
      ))}
    </Level>
  );
}
