import { type ChildProcess, fork } from 'node:child_process';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Failure } from '../http/failure.ts';
import type { CleanPicture, Refusal } from './decode.ts';
import type { DecoderResult } from './decoder-process.ts';

/** Decodes pictures that were sent, in a process of its own. */
export interface Decoder {
	/**
	 * Decodes a picture. Pictures wait in a queue that is fair between accounts.
	 * @throws Failure `upload_refused` with a `Refusal`, `too_many_requests` when the account waits for many pictures
	 * already, `unavailable` when the queue is full or the process broke
	 */
	decode(accountId: string, bytes: Uint8Array): Promise<CleanPicture>;
	close(): Promise<void>;
}

interface Job {
	readonly accountId: string;
	readonly bytes: Uint8Array;
	readonly done: (picture: CleanPicture) => void;
	readonly fail: (failure: Failure) => void;
}

/** Most pictures of an account, and most bytes of all accounts, that wait. */
const MOST_OF_ACCOUNT = 10;
const MOST_WAITING_BYTES = 67_108_864;

/** Milliseconds of one picture, after which its process is ended: threads of a decoder cannot be interrupted. */
const DECODE_MS = 10_000;

/** Milliseconds without work after which the process is ended, to give its memory back. */
const IDLE_MS = MINUTE_MS;

/** Seconds after which an account may send more. */
const RETRY_SECONDS = 10;

/**
 * Creates the decoder. Its process is started with the first picture.
 * @param decodeMs how long a picture may take
 */
export function createDecoder(decodeMs: number = DECODE_MS): Decoder {
	let queue: Job[] = [];
	let lastAccount: string | undefined;
	let current: Job | undefined;
	let child: ChildProcess | undefined;
	let timer: NodeJS.Timeout | undefined;

	/** Ends the process immediately, with its current work. */
	function stop(failure: Failure): void {
		clearTimeout(timer);
		child?.kill('SIGKILL');
		child = undefined;
		current?.fail(failure);
		current = undefined;
	}

	function start(): ChildProcess {
		const started = fork(new URL('decoder-process.ts', import.meta.url), {
			// The process has no use for the settings and secrets of the server.
			env: {},
			execArgv: [],
			serialization: 'advanced',
		});
		const gone = () => {
			if (child !== started) return;
			stop(new Failure('unavailable'));
			next();
		};
		started.on('message', (response: DecoderResult) => {
			if (child !== started || !current) return;
			const { done, fail } = current;
			current = undefined;
			clearTimeout(timer);
			if (typeof response === 'string') fail(refused(response));
			else done(response);
			next();
		});
		started.on('error', gone);
		started.on('exit', gone);
		started.unref();
		started.channel?.unref();
		return started;
	}

	function next(): void {
		if (current) return;
		// What the account sent whose picture was decoded last waits behind the pictures of others.
		queue = [
			...queue.filter(({ accountId }) => accountId !== lastAccount),
			...queue.filter(({ accountId }) => accountId === lastAccount),
		];
		const job = queue.shift();
		if (!job) {
			timer = setTimeout(() => stop(new Failure('unavailable')), IDLE_MS).unref();
			return;
		}
		clearTimeout(timer);
		lastAccount = job.accountId;
		current = job;
		child ??= start();
		timer = setTimeout(() => {
			stop(refused('large'));
			next();
		}, decodeMs);
		child.send(job.bytes);
	}

	return {
		async decode(accountId, bytes) {
			const ofAccount = queue.filter((job) => job.accountId === accountId).length;
			if (ofAccount >= MOST_OF_ACCOUNT) {
				throw new Failure('too_many_requests', { details: { retryAfter: RETRY_SECONDS } });
			}
			const waitingBytes = queue.reduce((sum, job) => sum + job.bytes.length, 0);
			if (waitingBytes + bytes.length > MOST_WAITING_BYTES) throw new Failure('unavailable');
			return new Promise<CleanPicture>((done, fail) => {
				queue.push({ accountId, bytes, done, fail });
				next();
			});
		},
		async close() {
			const waiting = queue;
			queue = [];
			for (const { fail } of waiting) fail(new Failure('unavailable'));
			stop(new Failure('unavailable'));
		},
	};
}

function refused(reason: Refusal): Failure {
	return new Failure('upload_refused', { details: { reason } });
}
