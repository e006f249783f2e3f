// Imported images are served, and take precedence over those of the product; other SVG content is
// rejected before.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { svgProblem } from '../../backend/src/operations/content/svg.ts';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);

it('serves an imported drawing, a drawing of the product if there is none, and nothing else', async () => {
  const folder = join(backend.dataDir, 'images/covers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'du.svg'), drawing('<title>imported</title>'));
  const [own, ofProduct, none] = [
    await backend.visitor().get('/media/covers/du.svg'),
    await backend.visitor().get('/media/covers/buet.svg'),
    await backend.visitor().get('/media/covers/none.svg'),
  ];
  expect([own.status, ofProduct.status, none.status]).toEqual([200, 200, 404]);
  expect(own.text).toContain('imported');
  expect(own.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'image/svg+xml',
  });
  expect(own.headers['content-security-policy']).toContain("default-src 'none'");
});

it('rejects scripts, handlers, external links and whatever hides them', () => {
  expect(
    svgProblem(drawing('<defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)" d="M0 0"/>')),
  ).toBeUndefined();
  const refused = [
    '<script>x</script>',
    '<SCRIPT/>',
    '<a href="javascript:x"/>',
    '<foreignObject><b/></foreignObject>',
    '<style>@import "x"</style>',
    ...[
      '<image href="http://x/y"/>',
      '<use xlink:href="data:image/svg+xml,x"/>',
      '<use href="&#32;http://x"/>',
      '<path onload="x"/>',
    ],
    ...[
      '<path fill="url(http://x)"/>',
      '<path fill="&#117;rl(http://x)"/>',
      '<path style="fill:u\\72l(x)"/>',
    ],
    ...[
      '<animate attributeName="href" to="javascript:x"/>',
      '<![CDATA[<script>x</script>]]>',
      '<?xml-stylesheet href="x"?>',
    ],
  ];
  for (const inner of refused) expect(svgProblem(drawing(inner)), inner).toBeDefined();
  for (const text of ['', '<html/>', '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>'])
    expect(svgProblem(Buffer.from(text)), text).toBeDefined();
});
