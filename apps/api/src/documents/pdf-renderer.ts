import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Failure } from '../http/failure.ts';
import type { LabelInput } from '../seller-parcels/label.ts';
import type { PdfInput } from './pdf-input.ts';
import type { PdfTemplate, PrintInput } from './pdf-templates.ts';
import type { PdfResult } from './pdf-worker.ts';

/** Makes files of documents. */
export interface PdfRenderer {
	/**
	 * Renders a PDF; concurrent requests are rendered one after the other.
	 * @throws Failure `unavailable` when too many wait already; Error when it cannot be made, or not in time
	 */
	print(document: PdfInput): Promise<Uint8Array>;
	/** Renders the label of a parcel in the same way. @throws as `print` */
	printLabel(label: LabelInput): Promise<Uint8Array>;
	close(): Promise<void>;
}

interface Waiting {
	done(file: Uint8Array): void;
	fail(error: Error): void;
}

/** Documents are rare: the engine and its fonts are released after this time without a request. */
const IDLE_MS = MINUTE_MS;

/** A document takes a tenth of a second; what takes so long will not come. */
const PATIENCE_MS = 10_000;

/** Maximum queue length; further requests would wait too long. */
const MOST_WAITING = 20;

/**
 * Creates the printer. Nothing is loaded before the first document.
 * @param idleMs how long the engine stays loaded without work
 */
export function createPdfRenderer(idleMs: number = IDLE_MS): PdfRenderer {
	const waiting = new Map<number, Waiting>();
	let worker: Worker | undefined;
	let rest: NodeJS.Timeout | undefined;
	let last = 0;

	async function stop(reason: string): Promise<void> {
		clearTimeout(rest);
		const stopped = worker;
		worker = undefined;
		for (const { fail } of waiting.values()) fail(new Error(reason));
		waiting.clear();
		await stopped?.terminate();
	}

	function start(): Worker {
		const started = new Worker(new URL('pdf-worker.ts', import.meta.url));
		started.unref();
		started.on('message', (response: PdfResult) => {
			const pending = waiting.get(response.id);
			waiting.delete(response.id);
			if ('file' in response) pending?.done(response.file);
			else pending?.fail(new Error(`The document was not made: ${response.problem}`));
		});
		const gone = (reason: string) => {
			if (worker === started) void stop(reason);
		};
		started.on('error', ({ message }: Error) => gone(`The press broke: ${message}`));
		started.on('exit', () => gone('The press stopped'));
		return started;
	}

	async function render(template: PdfTemplate, document: PrintInput): Promise<Uint8Array> {
		if (waiting.size >= MOST_WAITING) throw new Failure('unavailable');
		clearTimeout(rest);
		worker ??= start();
		const id = ++last;
		const late = setTimeout(() => void stop('The document took too long'), PATIENCE_MS);
		try {
			return await new Promise<Uint8Array>((done, fail) => {
				waiting.set(id, { done, fail });
				worker?.postMessage({ id, template, document });
			});
		} finally {
			clearTimeout(late);
			if (waiting.size === 0) rest = setTimeout(() => void stop('At rest'), idleMs).unref();
		}
	}

	return {
		print: (document) => render('document', document),
		printLabel: (label) => render('label', label),
		close: () => stop('The server closes'),
	};
}
