import { readdirSync, readFileSync } from 'node:fs';

function field(file, name) {
	try {
		const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
		return kilobytes === undefined ? 0 : Number(kilobytes) / 1000;
	} catch {
		return 0;
	}
}

function parentOf(pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
	} catch {
		return 0;
	}
}

/** Processes that a process started, and those that these started. */
function descendants(pid) {
	const all = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number);
	const parents = new Map(all.map((each) => [each, parentOf(each)]));
	const found = [];
	for (const each of all) {
		for (let at = parents.get(each); at; at = parents.get(at)) {
			if (at === pid) {
				found.push(each);
				break;
			}
		}
	}
	return found;
}

const nameOf = (pid) => {
	try {
		return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
	} catch {
		return '';
	}
};

/**
 * Memory of a serving process, of the database that it started, and of its other processes (pictures), in MB; undefined where
 * there is no /proc. The database's processes share most of their pages, so sizes of children are proportional.
 *
 * @param {number} pid
 * @returns {{ server: number, database: number, helpers: number } | undefined}
 */
export function memoryOf(pid) {
	if (process.platform !== 'linux') return undefined;
	const children = descendants(pid).map((each) => ({
		isDatabase: nameOf(each).startsWith('postgres'),
		size: field(`/proc/${each}/smaps_rollup`, 'Pss'),
	}));
	const sum = (isDatabase) =>
		children.filter((child) => child.isDatabase === isDatabase).reduce((total, { size }) => total + size, 0);
	return { server: field(`/proc/${pid}/status`, 'VmRSS'), database: sum(true), helpers: sum(false) };
}
