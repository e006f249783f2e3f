// The texts of the client, by language and area.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../web/src/i18n');

const fileOf: ReadonlyMap<string, string> = new Map(
  readdirSync(join(folder, 'en'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [basename(file, '.ts'), file]),
);

export const areas: readonly string[] = [...fileOf.keys()].sort();

export async function textsOf(lang: 'en' | 'bn', area: string): Promise<Record<string, string>> {
  const module = await import(join(folder, lang, fileOf.get(area) ?? area));
  return module[area];
}
