import { useStore } from 'zustand';
import { useAppContext } from '../app/app-context.ts';
import { type Outbox, type OutboxState, outboxOf } from '../shared/chat-outbox/outbox.ts';

/** The outbox of the tab with its messages. */
export function useOutbox(): { readonly outbox: Outbox } & OutboxState {
	const outbox = outboxOf(useAppContext());
	return { outbox, ...useStore(outbox) };
}
