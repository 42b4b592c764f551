import { MINUTE_MS } from '@zaylat/domain/time';
import { Tinypool } from 'tinypool';
import type { Logger } from '../log.ts';
import type { PictureTask } from './make-picture.ts';

/** Makes pictures in a process of its own, whose memory is given back when it ends (ADR 220). */
export interface PictureMaker {
	/** @throws Error when the picture cannot be made, or not in time */
	make(task: PictureTask): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** Pictures that are made at the same time. */
const MOST_PICTURES = 2;

/** A picture takes some tenths of a second; the process of one that takes so long is ended. */
const PATIENCE_MS = 20_000;

/** What Tinypool says of a task whose process has ended. */
const PROCESS_ENDED = 'Worker exited unexpectedly';

/** Creates the maker. Its process starts with the first picture. @param idleMs without work after which it ends */
export function createPictureMaker(logger: Logger, idleMs: number = MINUTE_MS): PictureMaker {
	const pool = new Tinypool({
		filename: new URL('make-picture.ts', import.meta.url).href,
		runtime: 'child_process',
		serialization: 'advanced',
		minThreads: 0,
		maxThreads: 1,
		concurrentTasksPerWorker: MOST_PICTURES,
		idleTimeout: idleMs,
		// The process has no use for the settings and secrets of the server.
		env: {},
		execArgv: [],
	});
	// A process that ends without work is started again by the next picture.
	pool.on('error', (error: Error) => logger.warn('the process that makes pictures ended', {}, error));
	const run = (task: PictureTask): Promise<Uint8Array> => pool.run(task, { signal: AbortSignal.timeout(PATIENCE_MS) });
	return {
		make: (task) =>
			run(task).catch((error: unknown) => {
				// Killed from outside, such as by the kernel for want of memory: the picture had no part in it, or not surely.
				if (error instanceof Error && error.message === PROCESS_ENDED) return run(task);
				throw error;
			}),
		close: () => pool.destroy(),
	};
}
