/** The places of a course where an item can go. */
import type { CourseOfTree, MoveLevel } from '../branch-buttons.tsx';
import { useCopyTargetSubjectsQuery } from '../copy/generated/copy-content.ts';
import {
  useMoveTargetAdmissionUnitsQuery,
  useMoveTargetChaptersQuery,
  useMoveTargetUnitsQuery,
} from './generated/move-content.ts';

interface Target {
  readonly id: string;
  readonly title: string;
}

interface Targets {
  /** Undefined while loading, and if loading failed. Groups without a label have one list. */
  readonly groups:
    | readonly { readonly label: string | null; readonly targets: readonly Target[] }[]
    | undefined;
  /**
   * The error of a failed loading, null if it is not known; undefined while loading, and
   * without an error.
   */
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

export function useMoveTargets(
  level: MoveLevel,
  { id: courseId, isAdmission }: CourseOfTree,
): Targets {
  const options = (isNeeded: boolean) => ({
    variables: { courseId },
    skip: !isNeeded,
    fetchPolicy: 'network-only' as const,
  });
  const subjects = useCopyTargetSubjectsQuery(options(level === 'subject'));
  const chapters = useMoveTargetChaptersQuery(options(level === 'chapter'));
  const units = useMoveTargetUnitsQuery(options(level === 'unit' && !isAdmission));
  const admissionUnits = useMoveTargetAdmissionUnitsQuery(options(level === 'unit' && isAdmission));
  const toGroups = (
    list: readonly { readonly id: string; readonly name: string }[] | null | undefined,
  ) => list && [{ label: null, targets: list.map(({ id, name }) => ({ id, title: name })) }];
  const unitTargets = isAdmission
    ? { query: admissionUnits, groups: toGroups(admissionUnits.data?.admissionCourseById?.units) }
    : { query: units, groups: toGroups(units.data?.course?.units) };
  const { query, groups } = {
    subject: { query: subjects, groups: toGroups(subjects.data?.course?.subjects) },
    chapter: {
      query: chapters,
      groups: chapters.data?.course?.subjects?.map(({ name, chapters: list }) => ({
        label: name,
        targets: list ?? [],
      })),
    },
    unit: unitTargets,
  }[level];
  return {
    groups: groups ?? undefined,
    error: query.loading || groups ? undefined : (query.error ?? null),
    refetch: query.refetch,
  };
}
