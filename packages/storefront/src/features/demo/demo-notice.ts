import { formatCookie, readCookie } from '@zaylat/domain/cookies';
import { DAY_SECONDS } from '@zaylat/domain/time';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../core/context/readable-store.ts';
import type { PageForm } from '../../core/forms/form-call.ts';

const COOKIE = 'demo-notice';
const DISMISSED = 'dismissed';
/** It holds nothing to protect, and the demo profile is served without https. */
const COOKIE_RULES = { maxAgeSeconds: 365 * DAY_SECONDS, path: '/', sameSite: 'Lax', secure: false } as const;

/** The banner that says that the shop is a demo (Decision 23): whether it is shown. */
export interface DemoNotice extends ReadableStore<boolean> {
	/** Hides it in this browser for a year. */
	dismiss(this: void): void;
}

/** Whether a browser has dismissed the banner. @param cookies its `cookie` header, or `document.cookie` */
export const isDemoNoticeDismissed = (cookies: string | null): boolean => readCookie(cookies, COOKIE) === DISMISSED;

/**
 * Creates the state of the banner. It is stored in a cookie, so that the server leaves the banner out of later pages and
 * nothing moves when they are hydrated.
 * @param setCookie writes `document.cookie`
 */
export function createDemoNotice(isShownFirst: boolean, setCookie: (cookie: string) => void): DemoNotice {
	const store = createStore<boolean>()(() => isShownFirst);
	return {
		...store,
		dismiss() {
			store.setState(false);
			setCookie(formatCookie(COOKIE, DISMISSED, COOKIE_RULES));
		},
	};
}

/** Hides the banner in a browser whose page has no script. */
export const demoNoticeForm: PageForm = async ({ from, setCookie }) => {
	setCookie(COOKIE, DISMISSED, COOKIE_RULES);
	return { to: from };
};
