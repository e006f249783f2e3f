/** Above the Save button: why nothing was stored. What was typed is still there. */
import { Flex, Text } from '@chakra-ui/react';
import { Icon } from '../../ui/icons.tsx';

export function SaveFailure({ text }: { readonly text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <Flex gap="3" p="3" bg="error.subtle" color="error.fg" borderRadius="md">
          <Icon name="alert" />
          <Text>{text}</Text>
        </Flex>
      )}
    </div>
  );
}
