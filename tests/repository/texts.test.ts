// Every text that the client shows is in the dictionaries (web/src/i18n), in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areas, textsOf } from '../dictionaries.ts';
import { codeOf, type Node, nameOf, sourceFiles, textOf, walkCode } from './syntax-tree.ts';

/** Attributes and properties whose value is shown or read aloud. */
const textAttributes =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|loadingText|hint|lead|text|documentTitle)$/;

/** Functions that show their arguments. */
const tells = new Set(['toastSuccess', 'toastError', 'showAlert', 'alert', 'confirm']);

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** The same in every language. */
const isUniversal = (text: string) => /^(Alokpath|PDF|KB|MB|GPA|SHA-256)$/.test(text.trim());

/** `<style>`: its content is not shown. */
const isStyle = (element: Node | undefined) =>
  nameOf(element?.openingElement as Node | undefined) === 'style';

function textsIn(code: string): string[] {
  const texts: string[] = [];
  walkCode(code, (node, [parent, grandparent]) => {
    if (node.type === 'JSXText') {
      const text = String(node.value);
      if (hasLetter(text) && !isUniversal(text)) texts.push(text.trim());
      return;
    }
    const text = textOf(node);
    if (!text || !hasLetter(text) || isUniversal(text) || !parent) return;
    const inBraces = parent.type === 'JSXExpressionContainer' ? grandparent : parent;
    const isChild =
      parent.type === 'JSXExpressionContainer' &&
      grandparent?.type !== 'JSXAttribute' &&
      !isStyle(grandparent);
    const isAttribute = inBraces?.type === 'JSXAttribute' && textAttributes.test(nameOf(inBraces));
    const isTold = parent.type === 'CallExpression' && tells.has(nameOf(parent));
    if (isChild || isAttribute || isTold) texts.push(text);
  });
  return texts;
}

test('no text of a page is outside the dictionaries', () => {
  const files = sourceFiles('web/src', (file) => !/src\/(i18n|styleguide)\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => textsIn(codeOf(file)).map((text) => `${file}: ${text}`))).toEqual(
    [],
  );
});

test('finds a text in JSX, in an attribute and in a toast', () => {
  const page = `<p aria-label="Close it">Read me {'also me'} {t('ui.close')} {count} <b>·</b></p>; toastError('It is not done'); alert(\`It is \${done}\`)`;
  expect(textsIn(page).sort()).toEqual([
    'Close it',
    'It is not done',
    'It is …',
    'Read me',
    'also me',
  ]);
});

const pages = sourceFiles('web/src', (file) => !/src\/i18n\/(en|bn)\//.test(file))
  .map(codeOf)
  .join('\n');

/**
 * Words that are Latin in Bengali text too: names, units, keys of a keyboard, and text that the
 * user types or finds in a text.
 */
const latin =
  /\b(Alokpath|English|BUET|PDF|HEIC|JPEG|PNG|WebP|SHA|JSON|MB|KB|GPA|SSC|HSC|DELETE|Alt|XXXXXXXXX|Most compatible|Ctrl|Esc|MCQ|LaTeX|URL|Word|Excel|CSV|GIFT|Aiken|Moodle|DOCX?|XLSX?|UTF|SutonnyMJ|picture|equation|HTML|https|academic|language|du|class06|class07|class08|class09|class10|class11-12|mailto|tel|media|frac12|sqrt2?|x)\b/g;

/**
 * Looked up by code, not by key; refusals.test.ts and error-localization-link.test.ts cover these.
 */
const byCode = ['refusals', 'successes'];

/** The words of the code that can be the variable part of a key: names in the code and enum values. */
const words = new Set(
  `${pages}\n${readFileSync(fileURLToPath(new URL('../../schema.graphql', import.meta.url)), 'utf8')}`.match(
    /\w+/g,
  ),
);

/** The keys in backticks, as in t(`events.${state}Submissions`): the area and its names. */
const computedKeys = [...pages.matchAll(/`(\w+)\.([^`\s]*\$\{[^`\s]*)`/g)].map(
  ([, area, name = '']) => ({
    area,
    names: new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '(\\w+)')}$`),
  }),
);

function isUsed(area: string, name: string): boolean {
  if (pages.includes(`'${area}.${name}'`)) return true;
  return computedKeys.some((key) => {
    const parts = key.area === area ? key.names.exec(name) : null;
    return parts?.slice(1).every((part) => words.has(part)) ?? false;
  });
}

test.each(areas.filter((area) => !byCode.includes(area)))(
  'no text of %s is left over',
  async (area) => {
    expect(Object.keys(await textsOf('en', area)).filter((name) => !isUsed(area, name))).toEqual(
      [],
    );
  },
);

test('finds a text that no page uses in an area with computed keys', () => {
  expect(isUsed('events', 'waitingSubmissions')).toBe(true);
  expect(isUsed('events', 'imaginarySubmissions')).toBe(false);
});

test.each(areas)('the Bengali texts of %s are Bengali', async (area) => {
  const bengali = Object.entries(await textsOf('bn', area)).map(([key, text]) => [
    key,
    text.replace(/\{[^{}]*\}/g, '').replace(latin, ''),
  ]);
  const english = bengali.filter(([, text = '']) => /[A-Za-z]/.test(text));
  expect(english.map(([key]) => key)).toEqual([]);
});

test.each(areas)('the English texts of %s are English', async (area) => {
  const bengali = Object.entries(await textsOf('en', area)).filter(([, text]) =>
    /[\u0980-\u09ff]/.test(text),
  );
  // The switch to Bengali is in Bengali, and the hint shows that both scripts are accepted.
  expect(
    bengali.map(([key]) => key).filter((key) => !['inBengali', 'searchHint'].includes(key)),
  ).toEqual([]);
});

/** Their pages report the success themselves. */
const SILENT = ['ChangePassword', 'RequestAddressChange'];

test('every mutation whose success message is shown has a text, and no text is unused', async () => {
  const folder = fileURLToPath(new URL('../../web/src/', import.meta.url));
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  );
  const mutations = documents.flatMap((name) =>
    readFileSync(`${folder}${name}`, 'utf8').split(/^(?=mutation |query |fragment )/m),
  );
  const telling = mutations.flatMap((text) =>
    /^\s*message$/m.test(text) ? [/^mutation (\w+)/.exec(text)?.[1] ?? text] : [],
  );
  expect(Object.keys(await textsOf('en', 'successes')).sort()).toEqual(
    telling.filter((name) => !SILENT.includes(name)).sort(),
  );
});
