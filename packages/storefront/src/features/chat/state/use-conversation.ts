import type { ApiError } from '@zaylat/api-client';
import type { ChatMessage } from '@zaylat/api-client/contract';
import { mergeMessages } from '@zaylat/domain/chat';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { chatQueries, messagesRequest } from '../queries.ts';

/** The way to messages that came before those shown. */
export interface Earlier {
	readonly isThere: boolean;
	readonly isLoading: boolean;
	readonly error: ApiError | undefined;
	readonly load: () => void;
}

interface Arrived {
	readonly messages: readonly ChatMessage[];
	/** Cursor of what came before; null at the conversation's beginning, undefined as long as the first page's holds. */
	readonly older: string | null | undefined;
}

/**
 * The messages of a conversation, as far as they were read.
 * @param sent messages that this page has sent
 * @param news grows whenever there may be newer ones
 * @param onNews called then, for what else is known of the conversation
 */
export function useConversation(threadId: string, sent: readonly ChatMessage[], news: number, onNews: () => void) {
	const { client } = useAppContext();
	const first = useScreenQuery(chatQueries.messages);
	const [arrived, setArrived] = useState<Arrived>({ messages: [], older: undefined });
	const [loading, setLoading] = useState<{ readonly isLoading: boolean; readonly error?: ApiError }>({
		isLoading: false,
	});
	const newerRef = useRef<string | null>(null);
	const isCatchingUp = useRef(false);
	const mustLookAgain = useRef(false);
	const page = first.data?.data;

	const messages = useMemo(
		() => mergeMessages(page?.items ?? [], arrived.messages, sent),
		[page?.items, arrived.messages, sent],
	);

	/** Reads what came since the newest message that is known to have none missing before it. */
	async function catchUp(): Promise<void> {
		if (page === undefined) return;
		mustLookAgain.current = true;
		if (isCatchingUp.current) return;
		isCatchingUp.current = true;
		const known = new Set(messages.map(({ id }) => id));
		while (mustLookAgain.current) {
			mustLookAgain.current = false;
			const cursor = newerRef.current ?? page.page.newer ?? undefined;
			const attempt = await client().attempt(messagesRequest(threadId, cursor));
			if (!attempt.ok) break;
			const { items, page: next } = attempt.value.data;
			newerRef.current = next.newer ?? newerRef.current;
			const fresh = items.filter(({ id }) => !known.has(id));
			if (fresh.length === 0) continue;
			for (const { id } of fresh) known.add(id);
			setArrived((before) => ({ ...before, messages: [...before.messages, ...fresh] }));
			// A page may have been full.
			mustLookAgain.current = true;
		}
		isCatchingUp.current = false;
	}

	const seenNews = useRef(0);
	const isKnown = page !== undefined;
	const follow = useEffectEvent(async (latest: number) => {
		if (seenNews.current === latest) return;
		seenNews.current = latest;
		onNews();
		await catchUp();
	});
	useEffect(() => {
		if (isKnown) void follow(news);
	}, [news, isKnown]);

	const older = arrived.older === undefined ? page?.page.older : arrived.older;
	async function loadEarlier(): Promise<void> {
		if (older === null || older === undefined || loading.isLoading) return;
		setLoading({ isLoading: true });
		const attempt = await client().attempt(messagesRequest(threadId, older));
		if (!attempt.ok) {
			setLoading({ isLoading: false, error: attempt.error });
			return;
		}
		const { items, page: next } = attempt.value.data;
		setArrived((before) => ({ messages: [...items, ...before.messages], older: next.older }));
		setLoading({ isLoading: false });
	}

	const earlier: Earlier = {
		isThere: older !== null && older !== undefined,
		isLoading: loading.isLoading,
		error: loading.error,
		load: () => void loadEarlier(),
	};
	return { first, messages, earlier };
}
