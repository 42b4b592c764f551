import { type Client, sendChatMessage, uploadPicture } from '@zaylat/api-client';
import type { ChatMessage } from '@zaylat/api-client/contract';
import { createStore } from 'zustand/vanilla';
import type { FeatureState } from '../../../core/context/app-context.ts';
import type { ReadableStore } from '../../../core/context/readable-store.ts';
import type { AccountQueues } from '../../../core/writes/account-queues.ts';
import { recordOf } from '../../../core/writes/stored-value.ts';
import type { PendingWrite } from '../../../core/writes/write-queue.ts';
import type { MessageDraft, Outgoing } from './outgoing.ts';
import { keepUnsent, readUnsent } from './unsent.ts';

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

/**
 * Sends messages one after the other. The device keeps those that cannot be sent; those that were refused stay until they
 * are sent again.
 */
export interface Outbox extends ReadableStore<OutboxState> {
	/** Sends what was written: a message for each picture, the text with the first. */
	send(this: void, threadId: string, written: Written): void;
	/** Sends a message again; it is stored once however often it is sent. */
	retry(this: void, clientId: string): void;
	/** Sends all that waits, in its order. */
	resume(this: void): void;
}

/** What an outbox needs. */
export interface OutboxDeps {
	client(): Client;
	now(): number;
	readonly queues: Pick<AccountQueues, 'create'>;
	/** Calls back when the session is another person's. */
	onOtherShopper(callback: () => void): void;
}

/** Creates the outbox of a tab; what a page before could not send waits in it. */
export function createOutbox({ client, now, queues, onOtherShopper }: OutboxDeps): Outbox {
	const store = createStore<OutboxState>()(() => NOTHING);
	/** Pictures that have arrived, by the id of their message. */
	const uploads = new Map<string, string>();
	let failed = readUnsent();
	let sent: readonly ChatMessage[] = [];

	const queue = queues.create<MessageDraft, ChatMessage>('chat', {
		send: deliver,
		onStored(_, message) {
			sent = [...sent, message];
		},
		onRefused({ id, value, error: { code, retryable } }) {
			setFailed([...failed, { ...value, clientId: id, status: 'failed', error: { code, retryable } }]);
		},
		refused: { text: 'offline:refused.chat', path: () => '/chat' },
		isValue: isMessageDraft,
	});

	async function deliver({ id, value: { threadId, text, productId, file } }: PendingWrite<MessageDraft>) {
		let uploadId = uploads.get(id);
		if (file !== undefined && uploadId === undefined) {
			const upload = await client().attempt(uploadPicture('chat', file));
			if (!upload.ok) return upload;
			uploadId = upload.value.data.id;
			uploads.set(id, uploadId);
		}
		const attempt = await client().attempt(
			sendChatMessage(threadId, {
				clientId: id,
				...(text !== '' && { text }),
				...(uploadId !== undefined && { uploadId }),
				...(productId !== undefined && { productId }),
			}),
		);
		return attempt.ok ? { ok: true as const, value: attempt.value.data } : attempt;
	}

	function setFailed(next: readonly Outgoing[]): void {
		failed = next;
		keepUnsent(failed);
		show();
	}

	function show(): void {
		const { pending, isWaiting } = queue.state.getState();
		const status = isWaiting ? 'waiting' : 'sending';
		const waiting = [...failed, ...pending.map(({ id, value }): Outgoing => ({ ...value, clientId: id, status }))];
		store.setState({ waiting: waiting.toSorted((one, other) => one.createdAt - other.createdAt), sent });
	}

	queue.state.subscribe(show);
	onOtherShopper(() => {
		sent = [];
		uploads.clear();
		setFailed([]);
	});
	show();

	function retry(clientId: string): void {
		const again = failed.find((each) => each.clientId === clientId);
		if (again === undefined) return;
		const { status: _, error: _error, clientId: _id, ...draft } = again;
		setFailed(failed.filter((each) => each !== again));
		void queue.add(draft, clientId);
	}

	return {
		...store,
		send(threadId, { text, files, productId }) {
			const pieces = files.length === 0 ? [undefined] : files;
			for (const [index, file] of pieces.entries()) {
				const isFirst = index === 0;
				void queue.add({
					threadId,
					text: isFirst ? text : '',
					...(isFirst && productId !== undefined && { productId }),
					...(file !== undefined && { file }),
					createdAt: now(),
				});
			}
		},
		retry,
		resume() {
			for (const { clientId, error } of failed) if (error?.retryable ?? true) retry(clientId);
			queue.resume();
		},
	};
}

const isMessageDraft = recordOf<MessageDraft>({
	threadId: 'string',
	text: 'string',
	createdAt: 'number',
	productId: (id) => id === undefined || typeof id === 'string',
	file: (file) => file === undefined || file instanceof File,
});

/** The outbox of a tab, created when the chat is opened or when the device keeps messages. */
export const outboxState: FeatureState<Outbox> = {
	create: ({ client, now, accountQueues, auth }) =>
		createOutbox({
			client,
			now,
			queues: accountQueues,
			onOtherShopper(callback) {
				const userId = () => auth.getState().data?.user.id;
				let known = userId();
				auth.subscribe(() => {
					if (userId() === known) return;
					if (known !== undefined) callback();
					known = userId();
				});
			},
		}),
};
