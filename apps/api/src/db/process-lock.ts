import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Thrown when another live process serves the same data folder. */
export class DataFolderInUse extends Error {
	constructor(dataDir: string, pid: number) {
		super(
			`Process ${pid} already serves the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder, or DATABASE_URL to a shared database.`,
		);
		this.name = 'DataFolderInUse';
	}
}

/**
 * Takes a data folder for this process; the lock of a process that died is taken over.
 * @returns Gives the folder free again.
 * @throws DataFolderInUse when another live process has it.
 */
export function acquireLock(file: string, dataDir: string): () => void {
	mkdirSync(dirname(file), { recursive: true });
	const mine = `${process.pid} ${startOf(process.pid) ?? ''}`;
	for (let attempt = 0; ; attempt++) {
		try {
			writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
			return () => {
				if (readLock(file) === mine) rmSync(file, { force: true });
			};
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || attempt > 2) throw error;
			const [pid = '', start = ''] = readLock(file).split(' ');
			if (isAlive(Number(pid), start)) throw new DataFolderInUse(dataDir, Number(pid));
			rmSync(file, { force: true });
		}
	}
}

function readLock(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return '';
	}
}

function isAlive(pid: number, start: string): boolean {
	if (!Number.isInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
	}
	// Process ids are reused after a reboot or wrap-around; the start time distinguishes them.
	const now = startOf(pid);
	return now === undefined || start === '' || now === start;
}

/** Start time of a process in clock ticks since boot, where the system provides it. */
function startOf(pid: number): string | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
	} catch {
		return undefined;
	}
}
