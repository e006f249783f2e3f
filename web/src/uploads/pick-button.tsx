/** A button that opens the camera or the file dialog. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../ui/content/icons.tsx';
import { buttonRecipe } from '../ui/theme/recipes/button.ts';

const Label = chakra('label', buttonRecipe);

interface PickButtonProps {
  readonly isDisabled: boolean;
  readonly icon: IconName;
  readonly accept: string;
  /** Opens the camera on phones, otherwise the file dialog. */
  readonly isCamera?: boolean;
  readonly isMany?: boolean;
  /** A square with only the icon; the label is for screen readers. */
  readonly label?: string;
  /** The focusable element. */
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onPick: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

export function PickButton({
  isDisabled,
  icon,
  accept,
  isCamera,
  isMany,
  label,
  inputRef,
  onPick,
  children,
}: PickButtonProps) {
  return (
    <Label
      variant={label ? 'ghost' : 'outline'}
      size={label ? 'icon' : 'md'}
      position="relative"
      aria-disabled={isDisabled || undefined}
      css={{
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'focus',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.input
        ref={inputRef}
        type="file"
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={isMany}
        disabled={isDisabled}
        aria-label={label}
        position="absolute"
        inset="0"
        w="full"
        opacity="0"
        cursor="pointer"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <Icon name={icon} />
      {children}
    </Label>
  );
}
