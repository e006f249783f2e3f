/**
 * Chakra's button with the types of our recipe. ui/forms/button-link.tsx is a link that looks the
 * same.
 */
import {
  Button as ChakraButton,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react';
import type { Ref } from 'react';
import type { buttonRecipe } from '../theme/recipes/button.ts';

type ButtonProps = Omit<HTMLChakraProps<'button'>, 'size'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Announces the button as busy, and ignores clicks. It keeps the focus. */
    readonly loading?: boolean | undefined;
    /** Replaces the label while `loading`. */
    readonly loadingText?: string | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  loading = false,
  loadingText,
  variant,
  size,
  onClick,
  children,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  // Chakra types the variants of its own recipes.
  const variants = { variant, size } as object;
  // A disabled button would lose the focus, and the keyboard its place on the page. Preventing the
  // click also keeps a form from being sent twice.
  return (
    <ChakraButton
      {...rest}
      {...variants}
      aria-busy={loading || undefined}
      aria-disabled={loading || ariaDisabled}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {(loading && loadingText) || children}
    </ChakraButton>
  );
}
