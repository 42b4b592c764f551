import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '../../src/testing/mail-server.ts';
import type { Reachable } from '../../src/testing/shopper.ts';
import type { ApiProcess } from '../api-process.ts';
import type { callerAt } from '../caller-at.ts';
import type { Market } from '../payment-trial/shoppers.ts';
import type { TrialDatabase } from './database.ts';
import type { Load } from './load.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** What a fault is injected into: a pair of processes, their database and mail server, and shoppers who buy. */
export interface Trial {
	readonly database: TrialDatabase;
	/** Runs SQL behind the servers' back. */
	query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
	/** The process that answers requests, and the one that runs jobs. */
	readonly servers: { api: ApiProcess; worker: ApiProcess };
	readonly dataDir: string;
	/** Starts another process on the same database. */
	start(role: 'api' | 'worker', env?: Readonly<Record<string, string>>): Promise<ApiProcess>;
	/** Starts a process for requests with settings that the others do not have: gateways that are made for tests. */
	startBeside(env: Readonly<Record<string, string>>): Promise<Reachable & { end(): Promise<void> }>;
	readonly mail: MailServer;
	readonly mailNetwork: TcpProxy;
	readonly market: Market;
	readonly load: Load;
	/** Somebody at an address; at a new one unless it is named. */
	caller(address?: string, server?: Reachable): ReturnType<typeof callerAt>;
}

/** A fault that was injected. */
export interface Injected {
	/** Checks what must hold while it lasts. @throws Error that says what does not */
	hold(): Promise<void>;
	/** Ends it. */
	undo?(): Promise<void>;
	/** Checks what must hold afterwards, when orders and jobs are done again. @throws Error that says what does not */
	settled?(): Promise<void>;
}

/** A row of the trial. */
export interface Fault {
	readonly name: string;
	/** What must hold. */
	readonly expected: string;
	inject(trial: Trial): Promise<Injected>;
}

/** Waits until something is so. @throws Error that says what is not, after that time */
export async function within(ms: number, what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
	const until = performance.now() + ms;
	for (;;) {
		if (await isSo()) return;
		if (performance.now() > until) throw new Error(`not within ${ms / 1000} s: ${what}`);
		await wait(50);
	}
}

/** Measures a call. @throws Error when it takes longer */
export async function timed<T>(ms: number, what: string, call: () => T | Promise<T>): Promise<T> {
	const began = performance.now();
	const result = await call();
	const took = Math.round(performance.now() - began);
	if (took > ms) throw new Error(`${what} took ${took} ms, at most ${ms}`);
	return result;
}

/** Does something in several places at a time. */
export const times = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: count }, (_, n) => make(n)));
