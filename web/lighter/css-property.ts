/**
 * Stands in for @pandacss/is-valid-prop in the build (vite.config.ts), which lists all 535 properties of CSS (2 kB): these and those of
 * ui/style-props.ts are the ones in use. A test finds a component that uses another one.
 */
const properties = new Set(
  [
    'alignContent alignItems alignSelf all animation aspectRatio backgroundImage backgroundPosition backgroundSize border',
    'borderBlock borderBlockEnd borderBlockStart borderBottom borderBottomWidth borderCollapse borderInline borderInlineEnd',
    'borderInlineEndWidth borderInlineStart borderInlineStartWidth borderLeft borderRight borderStyle borderTop',
    'borderTopWidth borderWidth boxSizing breakInside clear clipPath columns containIntrinsicSize content contentVisibility',
    'cursor direction display filter flex flexGrow flexShrink flexWrap float fontFeatureSettings fontStyle fontVariantNumeric forcedColorAdjust',
    'grid gridArea gridAutoColumns gridAutoFlow gridAutoRows gridColumn gridRow gridTemplateAreas gridTemplateColumns',
    'gridTemplateRows isolation justifyContent justifyItems justifySelf letterSpacing listStyle listStyleType objectFit',
    'objectPosition opacity order outline outlineStyle outlineWidth overflow overflowWrap overflowX overflowY page',
    'placeContent placeItems pointerEvents printColorAdjust resize rotate scale scrollBehavior scrollbarWidth strokeDasharray',
    'strokeLinecap strokeLinejoin strokeWidth tableLayout textAlign textOverflow textSizeAdjust textTransform textWrap',
    'touchAction transform transformOrigin transition translate userSelect verticalAlign visibility whiteSpace willChange',
    'wordBreak WebkitLineClamp WebkitBoxOrient',
  ].flatMap((line) => line.split(' ')),
);

export const isCssProperty = (name: string): boolean => properties.has(name) || name.startsWith('--') || /[&@]/.test(name);
