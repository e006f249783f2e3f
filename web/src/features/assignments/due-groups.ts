/** Groups assignments by urgency: overdue, due within a week, later; submitted ones come last. */

const dueGroups = ['overdue', 'soon', 'later', 'done'] as const;
export type DueGroup = (typeof dueGroups)[number];

const SOON_MS = 7 * 86_400_000;

interface Due {
  readonly dueDate: string | null;
  readonly mySubmission?: { readonly state: string } | null;
}

/** Assignments without a due date are in the group `later`. */
function dueGroup({ dueDate, mySubmission }: Due, now: number): DueGroup {
  if (mySubmission && mySubmission.state !== 'DRAFT') return 'done';
  if (dueDate === null) return 'later';
  const dueTime = Date.parse(dueDate);
  if (dueTime < now) return 'overdue';
  return dueTime <= now + SOON_MS ? 'soon' : 'later';
}

/** The groups that are not empty. Members are sorted by due date; those without one come last. */
export function groupedByDue<Assignment extends Due>(
  assignments: readonly Assignment[],
  now: number,
) {
  const dueTimeOf = ({ dueDate }: Due) =>
    dueDate === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueDate);
  const sorted = assignments.toSorted((a, b) => dueTimeOf(a) - dueTimeOf(b));
  return dueGroups
    .map((group) => ({
      group,
      members: sorted.filter((assignment) => dueGroup(assignment, now) === group),
    }))
    .filter(({ members }) => members.length > 0);
}
