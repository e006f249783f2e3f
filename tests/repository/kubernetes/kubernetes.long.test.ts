// deploy/kubernetes against the published schemas, and against our own settings, ports and images.
// No cluster is needed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  VARIABLES as BACKEND_VARIABLES,
  readEnv as readBackendEnv,
} from '../../../backend/src/config.ts';
import {
  VARIABLES as GATEWAY_VARIABLES,
  readEnv as readGatewayEnv,
} from '../../../gateway/src/config.ts';
import { buildServer } from '../../../gateway/src/http/server.ts';
import { startBackend } from '../../backend/kit.ts';
import {
  base,
  filesIn,
  hasFile,
  kustomizationOf,
  type Manifest,
  manifestsIn,
  overlay,
  settings,
} from './manifests.ts';
import { problemsOf } from './schema.ts';

const PRODUCTION = 'overlays/production';
const SECRETS: Record<string, string> = {
  DATABASE_URL: 'postgres://alokpath:secret@pgbouncer:6432/alokpath',
  DIRECT_DATABASE_URL: 'postgres://alokpath:secret@postgres:5432/alokpath',
  UPSTREAM_SERVICE_TOKEN: 'x'.repeat(32),
  TICKET_SECRET: 'x'.repeat(32),
  S3_BUCKET: 'alokpath-files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

type Probe = { httpGet?: { path: string; port: string } };
type Container = {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { key: string } } }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  securityContext?: Record<string, unknown>;
} & Partial<Record<'livenessProbe' | 'readinessProbe' | 'startupProbe', Probe>>;
type Workload = Manifest & {
  spec: {
    template: {
      metadata: { labels: { app: string } };
      spec: {
        containers: Container[];
        securityContext: { runAsNonRoot: boolean };
        volumes?: { configMap?: { name: string } }[];
      };
    };
  };
};

const all = base();
const workloads = all.filter(({ kind }) => kind === 'Deployment' || kind === 'Job') as Workload[];
const containers = workloads.flatMap(({ spec }) => spec.template.spec.containers);
const ours = containers.filter(({ image }) => image.startsWith('alokpath-'));
const ofKind = <Spec>(kind: string) =>
  all.filter((each) => each.kind === kind) as (Manifest & { spec: Spec })[];
const container = (name: string) => ours.find((each) => each.name === name) as Container;

/** The environment of a container, with placeholder secrets. */
function environmentOf({ env = [], envFrom }: Container): Record<string, string> {
  const own = env.flatMap(({ name, value, valueFrom }) => {
    const known = value ?? SECRETS[valueFrom?.secretKeyRef.key ?? ''];
    return known === undefined ? [] : [[name, known]];
  });
  return { ...(envFrom ? settings() : {}), ...Object.fromEntries(own) };
}

describe('the manifests', () => {
  it.each([
    ['of the base', all],
    ['of the overlay', overlay(PRODUCTION)],
  ])('%s follow the published schemas', (_, manifests) => {
    expect(manifests.length).toBeGreaterThan(20);
    expect(manifests.flatMap(problemsOf)).toEqual([]);
  });

  it('unknown, mistyped and missing fields are rejected', () => {
    const [deployment] = workloads.map((each) => structuredClone(each));
    const container = deployment?.spec.template.spec.containers[0] as Record<string, unknown>;
    container.readynessProbe = {};
    delete container.name;
    expect(problemsOf(deployment as Manifest).join('\n')).toMatch(
      /unknown field \.spec\.template\.spec\.containers\[0\]\.readynessProbe\n.*name/,
    );
    const [service] = ofKind<{ ports: unknown }>('Service').map((each) => structuredClone(each));
    (service as { spec: { ports: unknown } }).spec.ports = 'http';
    expect(problemsOf(service as Manifest).join()).toContain('ports');
  });

  it('every file is part of its kustomization', () => {
    const { resources, configMapGenerator } = kustomizationOf('base');
    const named = [...resources, ...configMapGenerator.flatMap(({ files = [] }) => files)];
    expect([...named, 'kustomization.yaml'].sort()).toEqual(filesIn('base').sort());
    const patches = kustomizationOf(PRODUCTION).patches?.map(({ path }) => path) ?? [];
    expect([...patches, 'kustomization.yaml'].sort()).toEqual(filesIn(PRODUCTION).sort());
    expect(hasFile('base', 'gateway.conf')).toBe(true);
    expect(() => manifestsIn('base', 'none.yaml')).toThrow();
  });
});

describe('settings', () => {
  const read = {
    backend: Object.keys(BACKEND_VARIABLES.shape),
    gateway: Object.keys(GATEWAY_VARIABLES.shape),
  };
  const variablesReadBy = ({ image }: Container) =>
    image === 'alokpath-gateway' ? read.gateway : read.backend;

  it('each is a variable that the process reads', () => {
    for (const each of ours.filter(({ name }) => name !== 'web'))
      for (const { name } of each.env ?? [])
        expect(variablesReadBy(each), `${each.name} ${name}`).toContain(name);
    for (const name of Object.keys(settings()))
      expect([...read.backend, ...read.gateway]).toContain(name);
    for (const { literals = [] } of kustomizationOf(PRODUCTION).configMapGenerator)
      for (const line of literals)
        expect([...read.backend, ...read.gateway]).toContain(line.split('=')[0]);
  });

  it('the processes start with them', () => {
    expect(readGatewayEnv(environmentOf(container('gateway'))).problems).toEqual([]);
    for (const name of ['backend', 'worker', 'migration'])
      expect(readBackendEnv(environmentOf(container(name))).problems, name).toEqual([]);
  });

  it('secrets are only referred to, and the documentation lists their keys', () => {
    const keys = containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []),
    );
    const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const section = docs.split(/^## /m).find((part) => part.startsWith('Kubernetes'));
    for (const key of new Set(keys)) expect(section).toContain(`\`${key}\``);
    expect(ofKind('Secret')).toEqual([]);
  });

  it('config maps that pods use exist', () => {
    const configMaps = kustomizationOf('base').configMapGenerator.map(({ name }) => name);
    const used = workloads.flatMap(({ spec }) => [
      ...(spec.template.spec.volumes ?? []).flatMap(({ configMap }) => configMap?.name ?? []),
      ...spec.template.spec.containers.flatMap(({ envFrom = [] }) =>
        envFrom.map(({ configMapRef }) => configMapRef.name),
      ),
    ]);
    expect([...new Set(used)].sort()).toEqual([...configMaps].sort());
  });
});

describe('ports and probes', () => {
  it('servers listen on the ports of their containers', () => {
    const portOf = (name: string, port: string) =>
      String(container(name).ports?.find((each) => each.name === port)?.containerPort);
    const gateway = environmentOf(container('gateway'));
    expect([portOf('gateway', 'http'), portOf('gateway', 'metrics')]).toEqual([
      gateway.PORT,
      gateway.METRICS_PORT,
    ]);
    for (const name of ['backend', 'worker']) {
      const env = environmentOf(container(name));
      expect([portOf(name, 'http'), portOf(name, 'metrics')]).toEqual([
        env.BACKEND_PORT,
        env.BACKEND_METRICS_PORT,
      ]);
    }
    const conf = readFileSync(
      new URL('../../../deploy/kubernetes/base/gateway.conf', import.meta.url),
      'utf8',
    );
    expect(conf).toContain(`listen ${portOf('web', 'http')};`);
    expect(conf).toContain(`http://gateway.alokpath.svc.cluster.local:${gateway.PORT};`);
  });

  it('services select ports that pods have, and URLs in the settings name services', () => {
    const services = ofKind<{
      selector: { app: string };
      ports: { port: number; targetPort: string }[];
    }>('Service');
    for (const { metadata, spec } of services) {
      const pod = workloads.find(
        (each) => each.spec.template.metadata.labels.app === spec.selector.app,
      );
      const names = pod?.spec.template.spec.containers.flatMap(({ ports = [] }) =>
        ports.map(({ name }) => name),
      );
      for (const { targetPort } of spec.ports) expect(names, metadata.name).toContain(targetPort);
    }
    const addresses = [
      environmentOf(container('gateway')).UPSTREAM_URL,
      settings().REDIS_URL,
      SECRETS.DATABASE_URL,
    ];
    for (const address of addresses) {
      const { hostname, port } = new URL(address ?? '');
      const service = services.find(({ metadata }) => metadata.name === hostname);
      expect(
        service?.spec.ports.map((each) => String(each.port)),
        hostname,
      ).toContain(port);
    }
    // The gateway spreads its calls over the addresses of this name.
    const backend = services.find(({ metadata }) => metadata.name === 'backend');
    expect(backend?.spec).toHaveProperty('clusterIP', 'None');
  });

  it('probed paths exist', async () => {
    const paths = (name: string) => {
      const { livenessProbe, readinessProbe, startupProbe } = container(name);
      return [livenessProbe, readinessProbe, startupProbe].flatMap(
        (probe) => probe?.httpGet?.path ?? [],
      );
    };
    const { env } = readGatewayEnv({
      NODE_ENV: 'test',
      TICKET_SECRET: 'x'.repeat(32),
      FIRST_VIEWS: '0',
    });
    const gateway = await buildServer({ env, mock: true });
    const backend = await startBackend();
    for (const [name, app] of [
      ['gateway', gateway],
      ['backend', backend.app],
    ] as const) {
      expect(paths(name)).toHaveLength(3);
      for (const path of paths(name))
        expect((await app.inject(path)).statusCode, `${name} ${path}`).not.toBe(404);
    }
    await gateway.close();
    await backend.close();
  });
});

it('pods run from stages of the Dockerfile, with commands that the build creates, and without root', () => {
  const dockerfile = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');
  const build = JSON.parse(
    readFileSync(new URL('../../../backend/package.json', import.meta.url), 'utf8'),
  ).scripts.build as string;
  for (const { image, command = [] } of ours) {
    expect(dockerfile).toContain(` AS ${image.replace('alokpath-', '')}\n`);
    const file = command.find((part) => part.startsWith('backend/build/'));
    const entry = file?.replace('backend/build/', '').replace(/js$/, 'ts');
    if (entry) expect(build).toMatch(new RegExp(`src/(\\w+/)*${entry} `));
  }
  const replaced = kustomizationOf(PRODUCTION).images?.map(({ name }) => name) ?? [];
  expect(replaced.sort()).toEqual([...new Set(ours.map(({ image }) => image))].sort());
  for (const { spec } of workloads) {
    expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
    for (const { securityContext } of spec.template.spec.containers)
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
  }
});

it('budgets, autoscalers and policies are for pods that exist', () => {
  const apps = workloads.map(({ spec }) => spec.template.metadata.labels.app);
  const selectors = JSON.stringify(all).match(/"app":"(\w+)"/g) ?? [];
  for (const selector of selectors) expect(apps.map((app) => `"app":"${app}"`)).toContain(selector);
  const scaled = ofKind<{ scaleTargetRef: { name: string } }>('HorizontalPodAutoscaler');
  expect(scaled.map(({ spec }) => spec.scaleTargetRef.name).sort()).toEqual([
    'backend',
    'gateway',
    'web',
  ]);
  for (const name of ['backend', 'gateway', 'web', 'worker', 'pgbouncer'])
    expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toContain(name);
});
