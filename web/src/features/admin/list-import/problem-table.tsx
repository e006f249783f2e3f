/** The lines of a list that cannot be imported, each with its error. */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { DataTable, NONE } from '../list/data-table.tsx';

interface LineProblem {
  readonly line: number;
  readonly address: string;
}

interface ProblemTableProps<Problem extends LineProblem> {
  readonly label: string;
  /** The headings of line, address and error. */
  readonly columns: readonly [string, string, string];
  readonly problems: readonly Problem[];
  readonly describe: (problem: Problem) => string;
}

export function ProblemTable<Problem extends LineProblem>({
  label,
  columns,
  problems,
  describe,
}: ProblemTableProps<Problem>) {
  const { digits } = useI18n();
  if (problems.length === 0) return null;
  return (
    <DataTable label={label} columns={columns}>
      {problems.map((problem) => (
        <tr key={problem.line}>
          <td>{digits(problem.line)}</td>
          <chakra.td overflowWrap="anywhere">{problem.address || NONE}</chakra.td>
          <td>{describe(problem)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
