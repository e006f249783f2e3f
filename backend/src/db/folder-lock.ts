// Locks a data folder against a second process: two embedded databases on the same files would
// destroy them.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running process has locked the folder. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

/**
 * Locks the folder for this process; returns the unlock function. Throws if a running process holds
 * the lock.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'db.lock');
  const ownEntry = `${process.pid} ${startTimeOf(process.pid)}`;
  const unlock = () => {
    if (read(file) === ownEntry) rmSync(file, { force: true });
  };
  try {
    writeFileSync(file, ownEntry, { flag: 'wx' });
    return unlock;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  refuseIfAlive(folder, read(file), ownEntry);
  // A stale lock of a killed process. Of two processes that find it at once the later writer wins;
  // the other one detects it below.
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, ownEntry);
  renameSync(temporaryFile, file);
  await sleep(100);
  refuseIfAlive(folder, read(file), ownEntry);
  return unlock;
}

function refuseIfAlive(folder: string, owner: string, ownEntry: string): void {
  const [pid, start] = owner.split(' ');
  if (owner === ownEntry || !pid || !isAlive(Number(pid)) || startTimeOf(Number(pid)) !== start)
    return;
  throw new FolderInUseError(folder, Number(pid));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Start time of the process in kernel ticks since boot, because process ids are reused, above all
 * in containers. '-' if unknown.
 */
function startTimeOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    // The process name in brackets may contain spaces, so field 22 is counted from the bracket on.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot}-${fields[19]}`;
  } catch {
    return '-';
  }
}
