import { useStore } from 'zustand';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { type Outbox, type OutboxState, outboxState } from './outbox.ts';

/** The outbox of the tab with its messages. */
export function useOutbox(): { readonly outbox: Outbox } & OutboxState {
	const outbox = useFeatureState(outboxState);
	return { outbox, ...useStore(outbox) };
}
