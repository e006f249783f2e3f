// SQL of the networks that an account has signed in from.
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { digestOf } from '../../hashes.ts';
import { knownNetworks } from './known-network-tables.ts';
import { type Credential, isCredential } from './queries.ts';
import { users } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Phones often change their address within the carrier's network, so the neighbourhood counts: the
 * /24 of an IPv4 address, the /48 of an IPv6 address.
 */
function hashOf(userId: string, network: string): string {
  const isV6 = network.includes(':');
  const neighbourhood = network
    .split(isV6 ? ':' : '.')
    .slice(0, 3)
    .join('.');
  return digestOf(`${userId} ${isV6 ? 6 : 4} ${neighbourhood}`).toString('base64url');
}

/** Whether the account has signed in from this network. @param account its id, or a credential */
export async function isKnownNetwork(
  db: Db,
  account: string | Credential,
  network: string,
): Promise<boolean> {
  const id = typeof account === 'string' ? account : await findUserId(db, account);
  if (id === undefined) return false;
  const isNetworkOfAccount = and(
    eq(knownNetworks.userId, id),
    eq(knownNetworks.networkHash, hashOf(id, network)),
  );
  return (await db.$count(knownNetworks, isNetworkOfAccount)) > 0;
}

/** Stores the network of a sign-in, with the day. */
export async function rememberNetwork(
  db: Db,
  userId: string,
  network: string,
  now: Date,
): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  await db
    .insert(knownNetworks)
    .values({ userId, networkHash: hashOf(userId, network), seenAt: now })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkHash],
      set: { seenAt: now },
      setWhere: lt(knownNetworks.seenAt, aDayAgo),
    });
}

/** Deletes networks that were not used since then. */
export async function deleteOldNetworks(db: Db, usedBefore: Date): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, usedBefore));
}

async function findUserId(db: Db, credential: Credential): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(isCredential(credential));
  return row?.id;
}
