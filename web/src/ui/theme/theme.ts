/**
 * The theme: colours, type, space and recipes, on Chakra's base config (all its style props and
 * conditions). Chakra's default theme is not used: it would add 17 kB of recipes for components
 * that the client does not have.
 */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { buttonRecipe } from './recipes/button.ts';
import { headingRecipe } from './recipes/heading.ts';
import { inputRecipe } from './recipes/input.ts';
import { skeletonRecipe } from './recipes/skeleton.ts';

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The 4-point grid: `4` is 16 px. */
function scale(steps: readonly number[]) {
  return Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 0.25}rem` }]));
}

const grid = scale([
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40,
  48, 56, 64, 72, 80,
]);

const config = defineConfig({
  cssVarsPrefix: 'ap',
  preflight: false,
  theme: {
    breakpoints: { sm: '30em', md: '48.0625em', lg: '64em', xl: '80em' },
    keyframes: {
      pulse: { '50%': { opacity: '0.45' } },
      rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens: {
      fonts: {
        body: {
          value:
            "'Alokpath Bangla', 'Alokpath Bangla Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
        },
        heading: { value: '{fonts.body}' },
        mono: { value: 'ui-monospace, Menlo, Consolas, monospace' },
      },
      fontSizes: {
        xs: { value: '0.8125rem' },
        sm: { value: '0.875rem' },
        md: { value: '1rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.25rem' },
        '2xl': { value: '1.5rem' },
        '3xl': { value: '1.875rem' },
        '4xl': { value: '2.25rem' },
        '5xl': { value: '2.75rem' },
      },
      fontWeights: {
        normal: { value: 400 },
        medium: { value: 500 },
        semibold: { value: 600 },
        bold: { value: 600 },
      },
      lineHeights: { tight: { value: 1.25 }, snug: { value: 1.4 }, body: { value: 1.625 } },
      radii: {
        none: { value: '0' },
        sm: { value: '6px' },
        md: { value: '12px' },
        full: { value: '9999px' },
      },
      spacing: grid,
      sizes: {
        ...grid,
        full: { value: '100%' },
        /**
         * Minimum size of a touch target. Not in rem: at 200 % text size, targets need not grow.
         */
        target: { value: '44px' },
        reading: { value: '68ch' },
        grid: { value: '1200px' },
        header: { value: '3.75rem' },
        sidebar: { value: '15.5rem' },
      },
      zIndex: {
        header: { value: 10 },
        menu: { value: 20 },
        toast: { value: 40 },
        skip: { value: 50 },
      },
      durations: { fast: { value: '150ms' } },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: pair('#FBFAF7', '#121614'),
          /** Cards, bars, dialogs. */
          panel: pair('#FFFFFF', '#1B211E'),
          /** Secondary areas and hovered rows. */
          muted: pair('#F2F0E9', '#222A26'),
          /** Skeletons, tracks of bars. */
          track: pair('#E4E0D6', '#313B36'),
        },
        fg: {
          DEFAULT: pair('#1F2421', '#ECEAE3'),
          muted: pair('#545E58', '#A9B3AC'),
          /** Of Chakra's own recipes; ours use `error.fg`. */
          error: pair('#B3261E', '#FF9C91'),
        },
        border: {
          /** Thin separators. */
          DEFAULT: pair('#E3DFD5', '#2F3934'),
          /** Borders that need contrast (3:1): inputs, checkboxes. */
          strong: pair('#7F857F', '#77837C'),
        },
        primary: {
          DEFAULT: pair('#0B6B4F', '#58C29D'),
          hover: pair('#09573F', '#6FD0AE'),
          contrast: pair('#FFFFFF', '#06241A'),
          /** Green text and icons on bg and panel. */
          fg: pair('#0B6B4F', '#6FD0AE'),
          subtle: pair('#E3F1EB', '#1B3A30'),
        },
        accent: {
          DEFAULT: pair('#F2A20C', '#F5B53C'),
          hover: pair('#E09408', '#FFC65C'),
          contrast: pair('#2B1D00', '#2B1D00'),
          fg: pair('#855300', '#F5C469'),
          subtle: pair('#FDF1D9', '#3A2D12'),
        },
        /** Only for errors and lost marks. */
        error: {
          DEFAULT: pair('#B3261E', '#FF9C91'),
          contrast: pair('#FFFFFF', '#3B0905'),
          fg: pair('#B3261E', '#FF9C91'),
          subtle: pair('#FBE9E7', '#411A17'),
        },
        focus: pair('#0B6B4F', '#F5B53C'),
      },
      shadows: {
        card: pair(
          '0 1px 2px rgb(31 36 33 / 0.06), 0 4px 16px rgb(31 36 33 / 0.05)',
          '0 1px 2px rgb(0 0 0 / 0.4)',
        ),
        raised: pair('0 4px 24px rgb(31 36 33 / 0.16)', '0 4px 24px rgb(0 0 0 / 0.6)'),
      },
    },
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      skeleton: skeletonRecipe,
    },
  },
  globalCss: {
    '*': { borderColor: 'border', fontFeatureSettings: '"kern"' },
    html: {
      fontFamily: 'body',
      lineHeight: 'body',
      scrollPaddingTop: '5rem',
      textSizeAdjust: '100%',
    },
    body: { bg: 'bg', color: 'fg', fontSize: 'md', minHeight: '100dvh', _print: { bg: '#FFFFFF' } },
    ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    'h1:focus, main:focus': { outline: 'none' },
    'input[type=checkbox], input[type=radio], input[type=range], progress': {
      accentColor: 'primary',
    },
    '::selection': { bg: 'accent', color: 'accent.contrast' },
    // Prints the page without navigation bars.
    'header, nav, footer, .no-print': { _print: { display: 'none !important' } },
    'h2, h3': { _print: { breakAfter: 'avoid' } },
  },
});

export const system = createSystem(defaultBaseConfig, config);
