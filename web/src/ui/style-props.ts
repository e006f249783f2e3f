/**
 * The style props that components may use, instead of Chakra's `defaultBaseConfig` (5 kB less): every plain CSS property works as it is;
 * those listed here also know the theme's tokens, and their short names. Left out on purpose: filters, gradients, rings, divide and space.
 */
import { defineConditions, type SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** `px` after a colon is a short name of the property before it. */
const tokensOf = (category: string, properties: string): Utilities =>
  Object.fromEntries(
    properties.split(' ').map((entry) => {
      const [property = '', ...shorthand] = entry.split(':');
      return [property, { shorthand, ...(category && { values: category }) }];
    }),
  ) as Utilities;

export const utilities: Utilities = {
  ...tokensOf(
    'colors',
    'background:bg backgroundColor:bgColor color fill stroke accentColor outlineColor borderColor borderTopColor borderBottomColor borderInlineStartColor:borderStartColor',
  ),
  ...tokensOf(
    'spacing',
    'margin:m marginTop:mt marginBottom:mb marginLeft:ml marginRight:mr marginInline:mx marginBlock:my marginInlineStart:ms marginInlineEnd:me padding:p paddingTop:pt paddingBottom:pb paddingLeft:pl paddingRight:pr paddingInline:px paddingBlock:py paddingInlineStart:ps paddingInlineEnd:pe gap rowGap:gapY columnGap:gapX inset insetInline:insetX insetBlock:insetY insetInlineStart:insetStart insetInlineEnd:insetEnd top bottom left right scrollMarginTop scrollPaddingTop outlineOffset',
  ),
  ...tokensOf('sizes', 'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH flexBasis'),
  ...tokensOf('radii', 'borderRadius:rounded borderEndStartRadius'),
  ...tokensOf('shadows', 'boxShadow:shadow'),
  ...tokensOf('fonts', 'fontFamily'),
  ...tokensOf('fontSizes', 'fontSize'),
  ...tokensOf('fontWeights', 'fontWeight'),
  ...tokensOf('lineHeights', 'lineHeight'),
  ...tokensOf('zIndex', 'zIndex'),
  ...tokensOf('', 'position:pos flexDirection:flexDir textDecoration:textDecor overscrollBehavior:overscroll'),
  borderTopRadius: { values: 'radii', transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }) },
  borderBottomRadius: {
    values: 'radii',
    transform: (radius: string) => ({ borderBottomLeftRadius: radius, borderBottomRightRadius: radius }),
  },
  boxSize: { values: 'sizes', property: 'width', transform: (size: string) => ({ width: size, height: size }) },
  truncate: {
    values: { type: 'boolean' },
    transform: (on: boolean) => (on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
  },
  lineClamp: {
    transform: (lines: string) => ({ overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical' }),
  },
};

/** `_hover={{ … }}` and its like. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  pressed: '&[aria-pressed=true]',
  invalid: '&[aria-invalid=true]',
  currentPage: '&[aria-current=page]',
  open: '&[open]',
  first: '&:first-of-type',
  last: '&:last-of-type',
  even: '&:nth-of-type(even)',
  odd: '&:nth-of-type(odd)',
  before: '&::before',
  after: '&::after',
  marker: '&::marker',
  file: '&::file-selector-button',
  backdrop: '&::backdrop',
  placeholder: '&::placeholder',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  highContrast: '@media (forced-colors: active)',
  dark: '.dark &',
  light: ':root &',
});
