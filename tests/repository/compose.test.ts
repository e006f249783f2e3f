// docker-compose.yml against the Compose schema: no Docker engine may be at hand where these tests run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url).pathname;

function complaintsOf(file: string): string {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/dclint', ['--quiet', file], { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

it('docker-compose.yml follows the Compose schema', () => {
  expect(complaintsOf('docker-compose.yml')).toBe('');
});

it('the schema check refuses a service with an unknown key', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'compose-')), 'docker-compose.yml');
  writeFileSync(file, readFileSync(join(root, 'docker-compose.yml'), 'utf8').replace('restart: unless-stopped', 'restrat: always'));
  expect(complaintsOf(file)).toContain('instancePath="/services/web"');
});

it('every service that we build has a Dockerfile of several stages, without root, with a health check', () => {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, { build?: { dockerfile: string } }>;
  };
  const files = Object.values(services).flatMap((service) => service.build?.dockerfile ?? []);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const lines = readFileSync(join(root, file), 'utf8');
    expect(lines.match(/^FROM /gm)?.length, file).toBeGreaterThan(1);
    expect(lines, file).toMatch(/^HEALTHCHECK /m);
    expect(lines, file).toMatch(/^USER node$|^FROM nginxinc\/nginx-unprivileged/m);
  }
});
