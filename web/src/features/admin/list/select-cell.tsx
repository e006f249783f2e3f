/** The cell of a table with the checkbox that selects its row; large enough for a finger. */
import { chakra } from '@chakra-ui/react';

interface SelectCellProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
}

export function SelectCell({ label, isSelected, isDisabled, onToggle }: SelectCellProps) {
  return (
    <td>
      <chakra.label
        display="inline-grid"
        placeItems="center"
        minW="target"
        minH="target"
        cursor="pointer"
      >
        <input
          type="checkbox"
          aria-label={label}
          checked={isSelected}
          disabled={isDisabled}
          onChange={onToggle}
        />
      </chakra.label>
    </td>
  );
}
