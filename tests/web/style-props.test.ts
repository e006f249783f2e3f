import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { conditions, utilities } from '../../web/src/ui/style-props.ts';

const source = join(import.meta.dirname, '../../web/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/generated|i18n/.test(file),
);

const namesOf = (config: object) => Object.entries(config).flatMap(([name, { shorthand = [] }]) => [name, ...shorthand] as string[]);

/** TypeScript lets every style prop of Chakra through; one that ui/style-props.ts leaves out would do nothing, silently. */
it('uses no style prop and no condition that the lean system does not know', () => {
  const known = new Set(namesOf(utilities));
  const isPlainCss = (name: string) => name in document.createElement('div').style;
  const leftOut = new Set(namesOf(defaultBaseConfig.utilities ?? {}).filter((name) => !known.has(name) && !isPlainCss(name)));

  const unknown = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/(?<![\w.'$-])(_?[a-z][a-zA-Z]+)(?:=["{]|: [{'"])/g)]
      .map(([, name = '']) => name)
      .filter((name) => (name.startsWith('_') ? !(name.slice(1) in conditions) : leftOut.has(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown.filter((line) => !line.endsWith(': _id'))).toEqual([]);
});
