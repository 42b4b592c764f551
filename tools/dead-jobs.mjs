/**
 * `pnpm jobs:dead`: shows, repeats and drops the dead letters of a running shop (docs/operations.md).
 *
 *   pnpm jobs:dead                        lists them, the newest first
 *   pnpm jobs:dead list --kind refund     lists those of a kind of work
 *   pnpm jobs:dead show ID                everything that is stored of one
 *   pnpm jobs:dead repeat ID...           puts them back into their queues; --kind KIND or --all for many
 *   pnpm jobs:dead drop ID...             deletes them; --kind KIND for all of a kind
 *
 * `--url` is the address of the shop or of an API (http://localhost:3000); `METRICS_TOKEN` is that of the server.
 */
import { parseArgs } from 'node:util';

const USAGE = 'usage: pnpm jobs:dead [list | show ID | repeat ID... | drop ID...] [--kind KIND] [--all] [--url URL]';

const print = (text) => process.stdout.write(`${text}\n`);

/** An error to show without a stack. */
class UsageError extends Error {}

function readCommand() {
	try {
		const { values, positionals } = parseArgs({
			// pnpm passes `--` on.
			args: process.argv.slice(2).filter((arg) => arg !== '--'),
			allowPositionals: true,
			options: {
				kind: { type: 'string' },
				all: { type: 'boolean', default: false },
				url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 3000}` },
			},
		});
		const [name = 'list', ...ids] = positionals;
		return { name, ids, ...values };
	} catch (error) {
		throw new UsageError(`${error.message}\n${USAGE}`);
	}
}

/** Asks the API. @throws UsageError that says what the API answered */
async function ask(base, path, body) {
	const token = process.env.METRICS_TOKEN;
	const response = await fetch(new URL(`/api/operator/dead-jobs${path}`, base), {
		headers: {
			...(token && { authorization: `Bearer ${token}` }),
			...(body && { 'content-type': 'application/json' }),
		},
		...(body && { method: 'POST', body: JSON.stringify(body) }),
	}).catch((error) => {
		throw new UsageError(`${base} does not answer: ${error.cause?.message ?? error.message}`);
	});
	// Without the right token, the API says that there is no such path.
	if (response.status === 404) throw new UsageError('not found: check the id, and METRICS_TOKEN');
	if (!response.ok) throw new UsageError(`the API answered ${response.status}: check ids and kind`);
	return (await response.json()).data;
}

/** Which dead letters a command is about. */
function choiceOf({ ids, kind, all }, mayBeAll) {
	const given = [ids.length > 0, kind !== undefined, all].filter(Boolean).length;
	if (given !== 1 || (all && !mayBeAll)) {
		throw new UsageError(`name ids, or a kind of work${mayBeAll ? ', or --all' : ''}\n${USAGE}`);
	}
	return ids.length > 0 ? { ids } : kind !== undefined ? { kind } : {};
}

function printList(items) {
	if (items.length === 0) print('no dead letters');
	for (const { id, kind, item, reason, tries, at } of items) {
		print(`${id}  ${at}  ${kind}  ${item}  ${tries} ${tries === 1 ? 'try' : 'tries'}\n    ${reason}`);
	}
}

const COMMANDS = {
	async list({ url, kind }) {
		const query = kind === undefined ? '' : `?kind=${encodeURIComponent(kind)}`;
		printList((await ask(url, query)).items);
	},
	async show({ url, ids: [id] }) {
		if (id === undefined) throw new UsageError(USAGE);
		for (const [name, value] of Object.entries(await ask(url, `/${encodeURIComponent(id)}`))) {
			print(`${name.padEnd(12)} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
		}
	},
	async repeat(command) {
		const { repeated } = await ask(command.url, '/repeat', choiceOf(command, true));
		print(`${repeated} repeated`);
	},
	async drop(command) {
		const { dropped } = await ask(command.url, '/drop', choiceOf(command, false));
		print(`${dropped} dropped`);
	},
};

try {
	const command = readCommand();
	const run = COMMANDS[command.name];
	if (!run) throw new UsageError(USAGE);
	await run(command);
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
