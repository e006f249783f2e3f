/** A radio button with its label. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RadioOptionProps {
  /** The name that all options of a choice have. */
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function RadioOption({ name, isChecked, onChoose, children }: RadioOptionProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minH="target" cursor="pointer">
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} />
      {children}
    </chakra.label>
  );
}
