// `npm run data -- <command>`: commands for operators on the data of a school (docs/operations.md).
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { DrizzleQueryError } from 'drizzle-orm';
import { readEnv } from '../config.ts';
import type { Run } from './open.ts';
import { openProgress } from './progress.ts';

const program = new Command('data')
  .usage('<command>')
  .description(
    'Accounts, content and backups of Alokpath. Works on the database of DATABASE_URL, or else on the embedded one in DATA_DIR ' +
      '(default: .data), which needs the backend to be stopped.',
  )
  .showHelpAfterError('(--help lists the commands and options)')
  .configureHelp({ showGlobalOptions: false });

program
  .command('create-admin')
  .description(
    'Creates an account with the rights of an admin, or makes an existing account an admin. Asks for a new password, or reads it as one line from a pipe.',
  )
  .addOption(new Option('--email <address>', 'its e-mail address').conflicts('phone'))
  .addOption(new Option('--phone <number>', 'its phone number: 88 and 11 digits'))
  .option('--name <name>', 'the name to show')
  .option(
    '--reset-password',
    'ask for a new password for an existing account too, and end its sessions',
  )
  .option('--yes', 'do not ask for confirmation before an existing account becomes an admin')
  .action((options) =>
    perform(async (run) =>
      (await import('./accounts/create-admin.ts')).createAdmin(run, options, process.stdin),
    ),
  );

program
  .command('reset-second-factor')
  .description(
    'Switches off two-step login for an owner who has lost the app and the recovery codes, and ends the sessions of the account.',
  )
  .addOption(new Option('--email <address>', 'its e-mail address').conflicts(['phone', 'id']))
  .addOption(new Option('--phone <number>', 'its phone number: 88 and 11 digits').conflicts('id'))
  .option('--id <id>', 'its id')
  .option('--yes', 'do not ask for confirmation')
  .action((options) =>
    perform(async (run) =>
      (await import('./accounts/reset-second-factor.ts')).resetSecondFactor(
        run,
        options,
        process.stdin,
      ),
    ),
  );

program
  .command('migrate')
  .description(
    'Brings the tables up to date, as the start of the backend does. Backends of the previous version can keep running.',
  )
  .action(() => perform(async (run) => (await import('./migrate.ts')).migrate(run)));

program
  .command('jobs')
  .description(
    'Counts the background jobs that wait, run and have failed, and lists those that failed at their last try.',
  )
  .option('--retry', 'try the failed jobs once more')
  .action((options) => perform(async (run) => (await import('./jobs.ts')).jobs(run, options)));

program
  .command('import')
  .argument('<folder>', 'content files in the format of backend/demo')
  .description(
    'Checks content files and writes them into the catalogue in one transaction. A second import changes nothing.',
  )
  .option('--dry-run', 'only show what would change')
  .option(
    '--prune',
    'delete from the catalogue what the folder does not have; what has results is archived',
  )
  .option('--lenient', 'import even if texts look wrong: formulas, sums, missing drawings')
  .action((folder: string, options) =>
    perform(async (run) =>
      (await import('./content/import-content.ts')).importContent(run, pathOf(folder), options),
    ),
  );

program
  .command('export')
  .argument('<folder>', 'an empty folder, or one that does not exist yet')
  .description('Writes the catalogue as content files, which the import reads.')
  .option('--force', 'replace the content files in a folder that is not empty')
  .action((folder: string, options) =>
    perform(async (run) =>
      (await import('./content/export-content.ts')).exportContent(run, pathOf(folder), options),
    ),
  );

program
  .command('backup')
  .argument('<file>', 'the archive to write: its name ends with .tar.gz, and it must not exist yet')
  .description(
    'Writes all data of one point in time: every table, uploaded files, imported drawings. On PostgreSQL the backend can keep running.',
  )
  .action((file: string) =>
    perform(async (run) => (await import('./backup/backup.ts')).backUp(run, pathOf(file))),
  );

program
  .command('restore')
  .argument('<file>', 'an archive of the backup command')
  .description(
    'Verifies a backup and loads it into an empty database in one transaction. Stop the backend first.',
  )
  .option('--replace', 'empty a database that has data')
  .option('--yes', 'do not ask for confirmation before --replace empties it')
  .action((file: string, options) =>
    perform(async (run) =>
      (await import('./backup/restore.ts')).restore(run, pathOf(file), options, process.stdin),
    ),
  );

await program.parseAsync();

/** npm changes into the package's folder; paths are relative to the caller's folder. */
function pathOf(path: string): string {
  return resolve((process.env.npm_lifecycle_event === 'data' && process.env.INIT_CWD) || '.', path);
}

/** Runs a command; its errors are printed as one line, with exit code 1. */
async function perform(work: (run: Run) => Promise<string>): Promise<void> {
  const { env, problems } = readEnv(process.env);
  // Ignores problems with settings that only the server uses.
  const own = problems.filter((problem) => /^(DATABASE_URL|DATA_DIR|S3_|NODE_ENV)/.test(problem));
  if (own.length > 0) return fail(own.join('\n'));
  const stop = new AbortController();
  const onSignal = () => {
    // A second Ctrl-C ends the process at once. The database rolls the open transaction back.
    if (stop.signal.aborted) process.exit(130);
    stop.abort(new Error('Stopped. Nothing was changed.'));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const started = Date.now();
  try {
    const progress = openProgress(process.stdout);
    const summary = await work({ env, progress, signal: stop.signal });
    progress.print(`${summary} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    fail(
      stop.signal.aborted ? 'Stopped. Nothing was changed.' : sentenceOf(error),
      stop.signal.aborted ? 130 : 1,
    );
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}

/** One line. The database's message follows the query, which may be a thousand rows long. */
function sentenceOf(error: unknown): string {
  const cause =
    error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function fail(sentence: string, code = 1): void {
  console.error(sentence);
  process.exitCode = code;
}
