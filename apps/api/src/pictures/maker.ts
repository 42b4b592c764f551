import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Tinypool } from 'tinypool';
import type { Logger } from '../log.ts';
import type { PictureTask } from './make-picture.ts';

/** Makes pictures in a process of its own, whose memory is given back when it ends (ADR 220). */
export interface PictureMaker {
	/** @throws Error when the picture cannot be made, or not in time */
	make(task: PictureTask): Promise<Uint8Array>;
	/**
	 * Reads the QR code in a picture.
	 * @returns its text; null for a picture without one code
	 * @throws Error when the bytes are no picture
	 */
	readQrCode(bytes: Uint8Array): Promise<string | null>;
	close(): Promise<void>;
}

/** Pictures that are made at the same time. */
const MOST_PICTURES = 2;

/** A picture takes some tenths of a second; the process of one that takes so long is ended. */
const PATIENCE_MS = 20_000;

/** Whether a task failed because its process has ended, before or after it was sent there. */
const isProcessGone = (error: unknown): boolean =>
	error instanceof Error &&
	(error.message === 'Worker exited unexpectedly' || ('code' in error && error.code === 'EPIPE'));

/** Names the only fonts of the process, so that pictures are the same on every machine. */
const FONTS = fileURLToPath(new URL('fonts/fonts.conf', import.meta.url));

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
		// The process has no use for the settings and secrets of the server. Labels are set in the fonts of this folder.
		env: { FONTCONFIG_FILE: FONTS },
		execArgv: [],
	});
	// A process that ends without work is started again by the next picture.
	pool.on('error', (error: Error) => logger.warn('the process that makes pictures ended', {}, error));
	async function run(work: unknown, name: 'default' | 'readQrCode') {
		const once = () => pool.run(work, { name, signal: AbortSignal.timeout(PATIENCE_MS) });
		try {
			return await once();
		} catch (error) {
			// Killed from outside, such as by the kernel for want of memory: the picture had no part in it, or not surely.
			if (isProcessGone(error)) return once();
			throw error;
		}
	}
	return {
		make: (task) => run(task, 'default'),
		readQrCode: (bytes) => run(bytes, 'readQrCode'),
		close: () => pool.destroy(),
	};
}
