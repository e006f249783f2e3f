/** A choice of one of a few values as a row of radio buttons. */
import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Option = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': {
      bg: 'primary.subtle',
      borderColor: 'primary',
      color: 'primary.fg',
      fontWeight: 'semibold',
    },
    '& input': { w: '4', h: '4' },
  },
});

interface ChoiceProps<Value extends string> {
  readonly title: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: ReactNode])[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({
  title,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend mb="2" fontWeight="semibold">
        {title}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {options.map(([option, label]) => (
          <Option key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </Option>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}
