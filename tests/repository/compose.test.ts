// docker-compose.yml against the Compose schema, because a Docker engine may be missing where these
// tests run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url).pathname;

function complaintsOf(file: string): string {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/dclint', ['--quiet', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

it('docker-compose.yml follows the Compose schema', () => {
  expect(complaintsOf('docker-compose.yml')).toBe('');
});

it('the schema check rejects a service with an unknown key', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'compose-')), 'docker-compose.yml');
  writeFileSync(
    file,
    readFileSync(join(root, 'docker-compose.yml'), 'utf8').replace(
      'restart: unless-stopped',
      'restrat: always',
    ),
  );
  expect(complaintsOf(file)).toContain('instancePath="/services/web"');
});

it('every service that we build has its stage in the Dockerfile: without root, with a health check', () => {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, { build?: { target: string } }>;
  };
  const targets = Object.values(services).flatMap((service) => service.build?.target ?? []);
  // The worker runs from the backend's image.
  expect(targets.sort()).toEqual(['backend', 'backend', 'gateway', 'web']);
  const stages = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^(?=FROM )/m);
  for (const target of targets) {
    const stage = stages.find((lines) => /^FROM .* AS (\S+)$/m.exec(lines)?.[1] === target);
    expect(stage, target).toMatch(/^HEALTHCHECK /m);
    expect(stage, target).toMatch(/^USER node$|^FROM nginxinc\/nginx-unprivileged/m);
  }
});

it('.env.example lists the settings that the containers get', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const passed = compose.matchAll(/\$\{([A-Z0-9_]+)/g);
  const listed = example.matchAll(/^([A-Z0-9_]+)=/gm);
  const namesOf = (matches: Iterable<RegExpMatchArray>) =>
    [...new Set([...matches].map(([, name]) => name))].sort();
  expect(namesOf(listed)).toEqual(namesOf(passed));
});

it('.env.example has the defaults of the containers', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const values = new Map(
    [...example.matchAll(/^([A-Z0-9_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const defaults = [...compose.matchAll(/\$\{([A-Z0-9_]+):-([^}]+)\}/g)];
  const differing = defaults.filter(
    ([, name, value]) => name !== 'SMTP_URL' && values.get(name) !== value,
  );
  expect(differing.map(([, name]) => name)).toEqual([]);
});

it('the gateway trusts nginx and no other proxy', () => {
  const { services, networks } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: Record<
      string,
      { environment: Record<string, string>; networks?: { default: { ipv4_address: string } } }
    >;
    networks: { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
  };
  const address = services.web?.networks?.default.ipv4_address ?? 'none';
  const [network] = networks.default.ipam.config;
  const subnet = new BlockList();
  subnet.addSubnet(network?.subnet.split('/')[0] ?? '', Number(network?.subnet.split('/')[1]));
  expect(subnet.check(address)).toBe(true);
  // Containers that are added by --scale must not get this address.
  const dynamic = new BlockList();
  const [start = '', bits] = network?.ip_range.split('/') ?? [];
  dynamic.addSubnet(start, Number(bits));
  expect(dynamic.check(address)).toBe(false);
  expect(services.gateway?.environment.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-${address}}`);
  expect(services.backend?.environment).not.toHaveProperty('TRUSTED_PROXIES');
});

it('gateway, backend and worker can be scaled: none of them needs to be a single instance', () => {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
  };
  for (const name of ['gateway', 'backend', 'worker']) {
    for (const key of ['container_name', 'ports', 'networks', 'hostname'])
      expect(services[name], name).not.toHaveProperty(key);
  }
  const { DATABASE_URL, DIRECT_DATABASE_URL, WORKER } = services.backend?.environment ?? {};
  expect([DATABASE_URL, DIRECT_DATABASE_URL].map((url) => url?.split('@')[1])).toEqual([
    'pgbouncer:6432/alokpath',
    'postgres:5432/alokpath',
  ]);
  expect(WORKER).toBe('0');
  // The configuration that a test runs PgBouncer with.
  expect(services.pgbouncer?.volumes?.[0]).toMatch(
    /^\.\/deploy\/kubernetes\/base\/pgbouncer\.ini:/,
  );
});
