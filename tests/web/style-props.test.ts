import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react';
import { allCssProperties } from '@pandacss/is-valid-prop';
import { expect, it } from 'vitest';
import { isCssProperty } from '../../web/lighter/css-property.ts';
import { conditions, utilities } from '../../web/src/ui/style-props.ts';

const source = join(import.meta.dirname, '../../web/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/generated|i18n/.test(file),
);

const namesOf = (config: object) => Object.entries(config).flatMap(([name, { shorthand = [] }]) => [name, ...shorthand] as string[]);

/** Every name in the client's code that could be a style prop's. */
const written = files.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?<![\w.'$-])(_?[a-z][a-zA-Z]+)(?:=["{]|: [{'"])/g)].map(([, name = '']) => ({
    file,
    name,
  })),
);

/** TypeScript lets every style prop of Chakra through; one that ui/style-props.ts leaves out would do nothing, silently. */
it('uses no style prop and no condition that the lean system does not know', () => {
  const known = new Set(namesOf(utilities));
  const isPlainCss = (name: string) => name in document.createElement('div').style;
  // Plain CSS works as it is, but not with the name of one of our colours or radii as its value.
  const withTokens = Object.entries(defaultBaseConfig.utilities ?? {}).filter(
    ([, { values }]) => values === 'colors' || values === 'radii',
  );
  const leftOut = new Set([
    ...namesOf(defaultBaseConfig.utilities ?? {}).filter((name) => !known.has(name) && !isPlainCss(name)),
    ...withTokens.map(([name]) => name).filter((name) => !known.has(name)),
  ]);

  const unknown = written
    .filter(({ name }) => (name.startsWith('_') ? !(name.slice(1) in conditions) : leftOut.has(name)))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(unknown.filter((line) => !line.endsWith(': _id'))).toEqual([]);
});

/** The build's list of CSS properties is short (lighter/css-property.ts): one that it leaves out would be an attribute there, and no style. */
it('uses no CSS property that the build does not know', () => {
  const known = new Set(namesOf(utilities));
  // Drawings have these as attributes, the cropper of photos its zoom.
  const attributes = new Set(['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'zoom']);
  const leftOut = new Set(allCssProperties.filter((name) => !known.has(name) && !isCssProperty(name) && !attributes.has(name)));
  const unknown = written.filter(({ file, name }) => leftOut.has(name) && !file.endsWith('style-props.ts'));
  expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
