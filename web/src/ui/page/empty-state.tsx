/** Shown if there is no content: a sentence and an optional action. */
import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../content/icons.tsx';

interface EmptyStateProps {
  /** Example: 'No courses available.' */
  readonly text: string;
  readonly icon?: IconName;
  /** A button or link. */
  readonly children?: ReactNode;
}

export function EmptyState({ text, icon = 'book', children }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      gap="4"
      py="12"
      px="4"
      textAlign="center"
      color="fg.muted"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="md"
    >
      <Icon name={icon} size="10" />
      <Text textWrap="balance">{text}</Text>
      {children}
    </Stack>
  );
}
