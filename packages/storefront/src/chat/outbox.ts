import { type ApiError, type Client, sendChatMessage, uploadPicture } from '@zaylat/api-client';
import type { ChatMessage } from '@zaylat/api-client/contract';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../app/readable-store.ts';
import { keepUnsent, readUnsent } from './unsent.ts';

/** A message on its way. */
export interface Outgoing {
	readonly clientId: string;
	readonly threadId: string;
	readonly text: string;
	readonly productId?: string | undefined;
	/** A picture that goes along. */
	readonly file?: File | undefined;
	/** Id of the picture once it was sent. */
	readonly uploadId?: string | undefined;
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
	readonly status: 'sending' | 'failed';
	readonly error?: Pick<ApiError, 'code' | 'retryable'> | undefined;
}

/** What is written. */
export interface Written {
	readonly text: string;
	readonly files: readonly File[];
	readonly productId?: string | undefined;
}

/** What is on its way, in the order in which it was written, and what has arrived since the page is open. */
export interface OutboxState {
	readonly waiting: readonly Outgoing[];
	readonly sent: readonly ChatMessage[];
}

/** On the server, and until the browser has read what waits. */
const NOTHING: OutboxState = { waiting: [], sent: [] };

/** Sends messages one after the other, and holds those that failed until they are sent again. */
export interface Outbox extends ReadableStore<OutboxState> {
	/** Sends what was written: a message for each picture, the text with the first. */
	send(this: void, threadId: string, written: Written): void;
	/** Sends a message again; it is stored once however often it is sent. */
	retry(this: void, clientId: string): void;
	/** Sends all that failed for want of a connection, in their order. */
	resume(this: void): void;
}

/** What an outbox needs. */
export interface OutboxDeps {
	client(): Client;
	now(): number;
	/** Makes a name of at least 8 letters, digits, `_` or `-` that nobody else makes. */
	newId(): string;
}

/** Creates the outbox of a tab; what a page before could not send waits in it. */
export function createOutbox({ client, now, newId }: OutboxDeps): Outbox {
	const store = createStore<OutboxState>()(() => NOTHING);
	const { getState } = store;
	store.setState({ waiting: readUnsent() });
	let isBusy = false;

	function set(next: Partial<OutboxState>): void {
		store.setState(next);
		keepUnsent(getState().waiting);
	}

	function change(which: (outgoing: Outgoing) => boolean, to: Partial<Outgoing>): void {
		set({ waiting: getState().waiting.map((each) => (which(each) ? { ...each, ...to } : each)) });
	}

	async function deliver(outgoing: Outgoing) {
		let { uploadId } = outgoing;
		if (outgoing.file !== undefined && uploadId === undefined) {
			const upload = await client().attempt(uploadPicture('chat', outgoing.file));
			if (!upload.ok) return upload;
			uploadId = upload.value.data.id;
			change(({ clientId }) => clientId === outgoing.clientId, { uploadId });
		}
		const { clientId, threadId, text, productId } = outgoing;
		return client().attempt(
			sendChatMessage(threadId, {
				clientId,
				...(text !== '' && { text }),
				...(uploadId !== undefined && { uploadId }),
				...(productId !== undefined && { productId }),
			}),
		);
	}

	async function work(): Promise<void> {
		if (isBusy) return;
		isBusy = true;
		for (;;) {
			const next = getState().waiting.find(({ status }) => status === 'sending');
			if (next === undefined) break;
			const attempt = await deliver(next);
			if (attempt.ok) {
				const waiting = getState().waiting.filter(({ clientId }) => clientId !== next.clientId);
				set({ waiting, sent: [...getState().sent, attempt.value.data] });
				continue;
			}
			const { code, retryable } = attempt.error;
			// Without a connection none gets through; what was written later may not overtake it.
			const fails = (each: Outgoing) => each.clientId === next.clientId || (retryable && each.status === 'sending');
			change(fails, { status: 'failed', error: { code, retryable } });
		}
		isBusy = false;
	}

	function again(which: (outgoing: Outgoing) => boolean): void {
		change((each) => each.status === 'failed' && which(each), { status: 'sending', error: undefined });
		void work();
	}

	return {
		...store,
		send(threadId, { text, files, productId }) {
			const pieces = files.length === 0 ? [undefined] : files;
			const written = pieces.map((file, index): Outgoing => {
				const isFirst = index === 0;
				return {
					clientId: newId(),
					threadId,
					text: isFirst ? text : '',
					productId: isFirst ? productId : undefined,
					file,
					createdAt: now(),
					status: 'sending',
				};
			});
			set({ waiting: [...getState().waiting, ...written] });
			void work();
		},
		retry: (clientId) => again((each) => each.clientId === clientId),
		resume: () => again(({ error }) => error?.retryable ?? true),
	};
}
