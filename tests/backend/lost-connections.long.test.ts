// PostgreSQL crashes, or vanishes without closing its connections: what is under way fails, and the
// pool of connections is whole again afterwards.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTIONS, openPostgres } from '../../backend/src/db/client.ts';
import { isTransient } from '../../backend/src/db/database-errors.ts';

const url = process.env.DATABASE_URL;
if (!url) console.log('lost-connections.long.test.ts needs DATABASE_URL: a PostgreSQL server.');

describe.skipIf(!url)('a lost connection', () => {
  const toClose: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close();
  });

  /** The database of requests, through a proxy that can lose its connections. */
  async function openThroughProxy() {
    const server = new URL(url ?? '');
    const sockets = new Set<Socket>();
    /** What happens to connections that send this text. */
    let fault: { text: string; lose(client: Socket, upstream: Socket): void } | undefined;
    const proxy = createServer((client) => {
      const upstream = connect(Number(server.port || 5432), server.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => [client, upstream].map((each) => each.destroy()));
      }
      client.on('data', (data) => {
        if (fault && data.includes(fault.text)) fault.lose(client, upstream);
        else upstream.write(data);
      });
      upstream.on('data', (data) => client.write(data));
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    toClose.push(() => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    });
    const address = new URL(server);
    address.hostname = '127.0.0.1';
    address.port = String((proxy.address() as AddressInfo).port);
    const database = await openPostgres(address.href, { statementTimeoutMs: 100 });
    toClose.push(() => database.close());
    const failsWith = async (work: () => Promise<unknown>) => {
      const error = await work().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return isTransient(error) ? 'database unavailable' : error;
    };
    /** As many transactions at a time as there are connections. */
    const useAll = () =>
      Promise.all(
        Array.from({ length: CONNECTIONS }, (_, index) =>
          database.requests.transaction(async (tx) => {
            await tx.execute(sql`select 1`);
            return index;
          }),
        ),
      );
    return {
      database,
      failsWith,
      useAll,
      setFault: (next: typeof fault) => {
        fault = next;
      },
    };
  }

  /** Closes the connection, as a server that crashes. */
  const crash = (client: Socket) => client.destroy();
  /** Sends nothing more, as a server without power. */
  const vanish = () => undefined;

  it.each([
    ['begin', 'begins'],
    ['select', 'runs a statement'],
    ['commit', 'ends'],
  ])('at "%s", when a transaction %s, is replaced', async (text) => {
    const { database, failsWith, useAll, setFault } = await openThroughProxy();
    await useAll();
    setFault({ text, lose: crash });
    for (let crashes = 0; crashes <= CONNECTIONS; crashes += 1)
      expect(
        await failsWith(() => database.requests.transaction((tx) => tx.execute(sql`select 1`))),
      ).toBe('database unavailable');
    setFault(undefined);
    expect(await useAll()).toEqual([...Array(CONNECTIONS).keys()]);
  });

  it('to a server that falls silent in a transaction is replaced', async () => {
    const { database, failsWith, useAll, setFault } = await openThroughProxy();
    await useAll();
    setFault({ text: 'select', lose: vanish });
    expect(
      await failsWith(() => database.requests.transaction((tx) => tx.execute(sql`select 1`))),
    ).toBe('database unavailable');
    setFault(undefined);
    expect(await useAll()).toEqual([...Array(CONNECTIONS).keys()]);
  });

  it('to a server that is silent is given up, outside and inside of transactions', async () => {
    const { database, failsWith, useAll, setFault } = await openThroughProxy();
    await useAll();
    setFault({ text: '', lose: vanish });
    const reads = Array.from({ length: CONNECTIONS / 2 }, () =>
      failsWith(() => database.requests.execute(sql`select 1`)),
    );
    const transactions = Array.from({ length: CONNECTIONS / 2 }, () =>
      failsWith(() => database.requests.transaction((tx) => tx.execute(sql`select 1`))),
    );
    expect(new Set(await Promise.all([...reads, ...transactions]))).toEqual(
      new Set(['database unavailable']),
    );
    setFault(undefined);
    expect(await useAll()).toEqual([...Array(CONNECTIONS).keys()]);
    expect(database.countConnections?.().requests.total).toBeLessThanOrEqual(CONNECTIONS);
  });

  it('is closed after a rollback that failed, and kept after one that worked', async () => {
    const { database, failsWith, setFault } = await openThroughProxy();
    const failing = () =>
      failsWith(() =>
        database.requests.transaction(async () => {
          throw new Error('refused');
        }),
      );
    const idle = () => database.countConnections?.().requests.idle;
    expect(await failing()).toEqual(new Error('refused'));
    expect(idle()).toBe(1);
    setFault({ text: 'rollback', lose: vanish });
    expect(await failing()).toBe('database unavailable');
    expect(idle()).toBe(0);
  });
});
