/**
 * Stands in for @emotion/is-prop-valid in the build (vite.config.ts), which lists all HTML attributes: here TypeScript sees to it that only
 * real ones are passed. `as` is Chakra's: it chooses the element.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as';
}
