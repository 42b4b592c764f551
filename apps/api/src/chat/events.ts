import {
	CHANGE_TOPICS,
	CHAT_EVENTS_PATH,
	type ChangeTopic,
	type chatEvents,
	chatEventsQuery,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { authorizeCaller, liveSession, type Session } from '../auth/session.ts';
import { Failure } from '../http/failure.ts';
import { localeOf } from '../http/locale.ts';
import type { Router } from '../http/mount.ts';
import type { Services } from '../http/services.ts';
import type { ChatHub, Listener } from './hub.ts';
import type { Notice } from './notice.ts';
import { type Follower, messagesAfter, newestMessageId } from './queries.ts';

/** Messages that are read at a time. */
const BATCH = 100;

/** Seconds after which a refused connection may be tried again. */
const RETRY_SECONDS = 30;

/**
 * Serves the messages of an account's conversations as they are written, and announces changes of its orders and
 * quotations, in whichever process that happens.
 */
export function mountChatEvents({ app, services }: Router, hub: ChatHub): void {
	app.get(CHAT_EVENTS_PATH, async (c) => {
		c.set('route', CHAT_EVENTS_PATH);
		const session = await authorizeCaller(c, services, { caller: 'registered' });
		if (!session) throw new Failure('sign_in_required');
		const locale = localeOf(c, services.config.defaultEdition);
		const { edition = locale.edition } = readQuery(c.req.query());
		const follower = { userId: session.userId, edition };
		const inbox = createInbox(edition);
		const leave = await hub.join(session.userId, inbox);
		if (!leave) throw new Failure('too_many_requests', { details: { retryAfter: RETRY_SECONDS } });
		// What was announced before this moment is requested anyway, after `ready`.
		inbox.clear();
		let after: number;
		try {
			after = readLastId(c.req.header('last-event-id')) ?? (await newestMessageId(services.db, follower));
		} catch (error) {
			leave();
			throw error;
		}
		const answer = streamSSE(
			c,
			async (stream) => {
				stream.onAbort(inbox.end);
				try {
					await send(stream, 'ready', { after: String(after) });
					await follow(stream, { services, session, follower, language: locale.language, inbox, after });
				} finally {
					leave();
				}
			},
			async (error) => {
				// The browser reconnects automatically, with the last id that it has.
				services.logger.warn('chat stream ended', {
					requestId: c.get('requestId'),
					reason: error instanceof Error ? error.name : 'unknown',
				});
			},
		);
		// Proxies must neither keep the stream nor wait until they have enough of it.
		answer.headers.set('cache-control', 'private, no-store, no-transform');
		answer.headers.set('x-accel-buffering', 'no');
		return answer;
	});
}

type ReadNotice = Extract<Notice, { kind: 'read' }>;

interface Following {
	readonly services: Services;
	readonly session: Session;
	readonly follower: Follower;
	readonly language: Parameters<typeof messagesAfter>[3]['language'];
	readonly inbox: Inbox;
	readonly after: number;
}

/** Writes events until the browser disconnects, the session ends or the server stops. */
async function follow(stream: SSEStreamingApi, { services, session, follower, language, inbox, after }: Following) {
	let last = after;
	let mustLook = true;
	let reads: ReadNotice[] = [];
	let changes: readonly ChangeTopic[] = [];
	while (!inbox.isEnded && !stream.aborted) {
		while (mustLook) {
			const messages = await messagesAfter(services.db, follower, last, { size: BATCH, language });
			for (const message of messages) {
				await send(stream, 'message', message, message.id);
				last = Number(message.id);
			}
			mustLook = messages.length === BATCH;
		}
		// After the messages: a mark does not come before the message that was read.
		for (const { read } of reads) await send(stream, 'read', read);
		for (const topic of changes) await send(stream, 'change', { topic });
		const notices = await inbox.next(services.config.heartbeatMs);
		if (inbox.isEnded || stream.aborted) return;
		if (notices.length === 0) {
			// A comment line that browsers ignore: it keeps proxies from closing, and detects closed connections.
			await stream.write(': still here\n\n');
		}
		const mayHaveEnded =
			notices.length === 0 || notices.some((notice) => notice === undefined || notice.kind === 'ended');
		if (mayHaveEnded && !(await liveSession(services, session.id))) return;
		reads = notices.filter((notice) => notice?.kind === 'read');
		changes = changedTopics(notices);
		mustLook = notices.some((notice) => notice === undefined || notice.kind === 'message');
	}
}

/** Topics that changed; all of them when notices may have been missed. */
function changedTopics(notices: readonly (Notice | undefined)[]): readonly ChangeTopic[] {
	if (notices.includes(undefined)) return CHANGE_TOPICS;
	return CHANGE_TOPICS.filter((topic) => notices.some((notice) => notice?.kind === 'change' && notice.topic === topic));
}

async function send<Name extends keyof typeof chatEvents>(
	stream: SSEStreamingApi,
	event: Name,
	data: (typeof chatEvents)[Name]['_zod']['input'],
	id?: string,
): Promise<void> {
	await stream.writeSSE({ event, data: JSON.stringify(data), ...(id !== undefined && { id }) });
}

/** Notices that are not written yet. */
interface Inbox extends Listener {
	readonly isEnded: boolean;
	/** Drops the notices that are not written yet. */
	clear(): void;
	/** Waits for notices; returns none when none arrived within so many milliseconds. */
	next(waitMs: number): Promise<(Notice | undefined)[]>;
}

/** What a notice makes the stream look up; notices with the same subject need one look-up. */
const subjectOf = (notice: Notice | undefined) => (notice?.kind === 'change' ? notice.topic : notice?.kind);

/** @param edition of the conversations that are followed; notices of others are ignored */
function createInbox(edition: Edition): Inbox {
	let pending: (Notice | undefined)[] = [];
	let isEnded = false;
	let wake = () => {};
	return {
		get isEnded() {
			return isEnded;
		},
		hear(notice) {
			if (notice && notice.kind !== 'ended' && notice.edition !== edition) return;
			// For a browser that does not read, one notice of each kind is queued, however many arrive.
			const isKnown = notice?.kind !== 'read' && pending.some((each) => subjectOf(each) === subjectOf(notice));
			if (!isKnown && pending.length < BATCH) pending.push(notice);
			wake();
		},
		clear() {
			pending = [];
		},
		end() {
			isEnded = true;
			wake();
		},
		async next(waitMs) {
			if (pending.length === 0 && !isEnded) {
				await new Promise<void>((go) => {
					const timer = setTimeout(go, waitMs);
					wake = () => {
						clearTimeout(timer);
						go();
					};
				});
			}
			const all = pending;
			pending = [];
			return all;
		},
	};
}

/** Parses the query. @throws Failure `bad_request` for an unknown edition */
function readQuery(query: Record<string, string>) {
	const read = chatEventsQuery.safeParse(query);
	if (!read.success) throw new Failure('bad_request', { fields: { edition: 'unknown_edition' } });
	return read.data;
}

/** The last event id of a reconnecting browser; undefined when it is absent or invalid. */
function readLastId(text: string | undefined): number | undefined {
	return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
