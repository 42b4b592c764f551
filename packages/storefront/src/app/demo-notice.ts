import { formatCookie, readCookie } from '@zaylat/domain/cookies';

const COOKIE = 'demo-notice';
const DISMISSED = 'dismissed';
/** It holds nothing to protect, and the demo profile is served without https. */
const COOKIE_RULES = { maxAgeSeconds: 365 * 24 * 60 * 60, path: '/', sameSite: 'Lax', secure: false } as const;

/** The banner that says that the shop is a demo (Decision 23). */
export interface DemoNotice {
	/** Whether it is shown. */
	getSnapshot(this: void): boolean;
	subscribe(this: void, listener: () => void): () => void;
	/** Takes it away, in this browser for a year. */
	dismiss(this: void): void;
}

/** Whether a browser has dismissed the banner. @param cookies its `cookie` header, or `document.cookie` */
export const isDemoNoticeDismissed = (cookies: string | null): boolean => readCookie(cookies, COOKIE) === DISMISSED;

/**
 * Creates the state of the banner. It is kept in a cookie, so that the server leaves the banner out of later pages and
 * nothing moves when they are hydrated.
 * @param setCookie writes `document.cookie`
 */
export function createDemoNotice(isShownFirst: boolean, setCookie: (cookie: string) => void): DemoNotice {
	const listeners = new Set<() => void>();
	let isShown = isShownFirst;
	return {
		getSnapshot: () => isShown,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		dismiss() {
			isShown = false;
			setCookie(formatCookie(COOKIE, DISMISSED, COOKIE_RULES));
			for (const listener of [...listeners]) listener();
		},
	};
}
