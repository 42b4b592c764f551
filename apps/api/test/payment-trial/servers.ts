import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reachable } from '../../src/testing/shopper.ts';

type Role = 'api' | 'worker';

const ROLES: readonly Role[] = ['api', 'worker', 'api', 'worker'];

/** Longest time in which a request finds a process that answers, in milliseconds. */
const PATIENCE_MS = 60_000;

interface Slot {
	readonly role: Role;
	child: ChildProcess | undefined;
	/** Undefined until it is ready. */
	port: number | undefined;
}

/** The server of the trial: processes for requests and for jobs, on one database. */
export interface Servers extends Reachable {
	/** Moves the clock of all processes. */
	advance(ms: number): Promise<void>;
	/** Kills the next process, in turn, in the middle of its work; another one takes its place. */
	kill(): void;
	stop(): Promise<void>;
}

/** Starts the processes. @param env environment of each of them @param roles a process for each */
export async function startServers(
	env: Readonly<Record<string, string>>,
	roles: readonly Role[] = ROLES,
): Promise<Servers> {
	let ahead = 0;
	let killed = 0;
	let turn = 0;
	let isStopping = false;
	const slots: Slot[] = roles.map((role) => ({ role, child: undefined, port: undefined }));

	async function start(slot: Slot): Promise<void> {
		const child = fork(join(import.meta.dirname, 'process.ts'), {
			execArgv: ['--conditions=@zaylat/source'],
			env: { PATH: process.env.PATH, ...env, ROLE: slot.role, TRIAL_AHEAD: String(ahead) },
		});
		slot.child = child;
		const [port] = await once(child, 'message');
		await move(child);
		slot.port = port;
	}

	/** A process that is killed meanwhile does not answer. */
	async function move(child: ChildProcess): Promise<void> {
		const settled = new AbortController();
		const { signal } = settled;
		child.send(ahead, () => {});
		await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
		settled.abort();
	}

	async function request(path: string, init?: RequestInit): Promise<Response> {
		const until = performance.now() + PATIENCE_MS;
		for (;;) {
			const ready = slots.filter(({ role, port }) => role === 'api' && port !== undefined);
			const port = ready[turn % ready.length]?.port;
			turn += 1;
			try {
				if (port !== undefined) return await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
			} catch (error) {
				// The process was killed: the browser, or the gateway, asks again.
				if (performance.now() > until) throw error;
			}
			await wait(100);
		}
	}

	await Promise.all(slots.map(start));
	return {
		app: { request },
		clock: { now: () => Date.now() + ahead },
		async advance(ms) {
			ahead += ms;
			await Promise.all(slots.map(({ child, port }) => (child && port !== undefined ? move(child) : undefined)));
		},
		kill() {
			const ready = slots.filter(({ port }) => port !== undefined);
			const slot = ready[killed % ready.length];
			const child = slot?.child;
			if (!slot || !child) return;
			killed += 1;
			slot.port = undefined;
			child.kill('SIGKILL');
			child.once('exit', () => {
				if (!isStopping) void start(slot);
			});
		},
		async stop() {
			isStopping = true;
			await Promise.all(
				slots.map(async ({ child }) => {
					if (!child || child.exitCode !== null || child.signalCode !== null) return;
					child.kill('SIGKILL');
					await once(child, 'exit');
				}),
			);
		},
	};
}
