import {
	countUnreadChat,
	getChatThread,
	listChatMessages,
	listChatThreads,
	markChatRead,
	openChatThread,
	sendChatMessage,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { mountChatEvents } from './events.ts';
import type { ChatHub } from './hub.ts';
import { countUnread } from './queries.ts';
import { markRead, pageOfMessages, sendMessage } from './service.ts';
import { listThreads, openThread, readThread, requireParticipant } from './threads.ts';

/** Serves the conversations of shoppers and shops. */
export function mountChat(router: Router, hub: ChatHub): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, listChatThreads, async ({ session, query, edition, language }) => {
		const { items, next } = await listThreads(
			db,
			{ userId: session.userId, side: query.side, edition, language },
			{ cursor: query.cursor, size: query.per_page },
		);
		return { data: { items, page: { next } } };
	});
	mount(router, openChatThread, async ({ session, body, edition, language }) => {
		const participant = await openThread(db, session.userId, body.shop, { edition, now: now() });
		return { data: await readThread(db, participant, language) };
	});
	mount(router, getChatThread, async ({ session, params, language }) => ({
		data: await readThread(db, await requireParticipant(db, session.userId, params.threadId), language),
	}));
	mount(router, listChatMessages, async ({ session, params, query, language }) => {
		const { threadId } = await requireParticipant(db, session.userId, params.threadId);
		return { data: await pageOfMessages(db, threadId, { cursor: query.cursor, size: query.per_page, language }) };
	});
	mount(router, sendChatMessage, async ({ session, params, body, language }) => {
		const participant = await requireParticipant(db, session.userId, params.threadId);
		return { data: await sendMessage(services, participant, body, language) };
	});
	mount(router, markChatRead, async ({ session, params, body, language }) => {
		const participant = await requireParticipant(db, session.userId, params.threadId);
		return { data: await markRead(services, participant, body.messageId, language) };
	});
	mount(router, countUnreadChat, async ({ session, query, edition }) => ({
		data: { unread: await countUnread(db, { userId: session.userId, side: query.side, edition }) },
	}));
	mountChatEvents(router, hub);
}
