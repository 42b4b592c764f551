import type { Outgoing } from './outgoing.ts';

const KEY = 'chat-unsent';

/** Stores messages that were refused for the tab; a message with a picture cannot be stored. */
export function keepUnsent(failed: readonly Outgoing[]): void {
	const kept = failed.filter(({ file }) => file === undefined);
	try {
		if (kept.length === 0) window.sessionStorage.removeItem(KEY);
		else window.sessionStorage.setItem(KEY, JSON.stringify(kept));
	} catch {
		// Storage is forbidden or full: it waits as long as the page.
	}
}

/** What a page before could not send; it waits to be sent again. */
export function readUnsent(): readonly Outgoing[] {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.flatMap(outgoingOf) : [];
	} catch {
		return [];
	}
}

/** What somebody else wrote there is no message. */
function outgoingOf(kept: unknown): Outgoing[] {
	if (typeof kept !== 'object' || kept === null) return [];
	const text = (name: string) => {
		const value: unknown = Reflect.get(kept, name);
		return typeof value === 'string' ? value : undefined;
	};
	const clientId = text('clientId');
	const threadId = text('threadId');
	const createdAt = Number(Reflect.get(kept, 'createdAt'));
	if (clientId === undefined || threadId === undefined || !Number.isFinite(createdAt)) return [];
	const productId = text('productId');
	return [
		{
			clientId,
			threadId,
			text: text('text') ?? '',
			...(productId !== undefined && { productId }),
			createdAt,
			status: 'failed',
		},
	];
}
