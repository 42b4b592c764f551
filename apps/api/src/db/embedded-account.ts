import { readFileSync } from 'node:fs';

/** An account that PostgreSQL's processes run as. */
export interface Account {
	readonly name: string;
	readonly uid: number;
	readonly gid: number;
}

/** Existing accounts without privileges, the fittest first; none is ever created. */
const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * The account to run PostgreSQL as: it refuses to run as root.
 * @returns `undefined` when the process is not root and so needs no other account.
 * @throws Error when the process is root and no unprivileged account is found.
 */
export function unprivilegedAccount(
	uid = process.getuid?.(),
	passwd = () => readFileSync('/etc/passwd', 'utf8'),
): Account | undefined {
	if (uid !== 0) return undefined;
	const lines = passwd()
		.split('\n')
		.map((line) => line.split(':'));
	for (const name of CANDIDATES) {
		const fields = lines.find((line) => line[0] === name);
		const [id, group] = [Number(fields?.[2]), Number(fields?.[3])];
		// On macOS the account `nobody` has the id -2, which spawn does not accept.
		if (fields && id > 0 && group > 0) return { name, uid: id, gid: group };
	}
	throw new Error('no unprivileged account (postgres or nobody) exists to run it as');
}
