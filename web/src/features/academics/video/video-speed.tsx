/** The selection of the playback speed. */
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Select } from '../../../ui/forms/input.tsx';
import { speeds } from './use-video-speed.ts';

export function VideoSpeed({
  speed,
  onChoose,
}: {
  readonly speed: number;
  readonly onChoose: (speed: number) => void;
}) {
  const { t, digits } = useI18n();
  const id = useId();
  return (
    <Flex align="center" gap="3" mt="3">
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted">
        {t('learning.speed')}
      </chakra.label>
      <Select
        id={id}
        w="6.5rem"
        value={String(speed)}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {speeds.map((option) => (
          <option key={option} value={String(option)}>
            {digits(option)}×
          </option>
        ))}
      </Select>
    </Flex>
  );
}
