import { DAY_SECONDS } from '../time/time.ts';
/** Names of the breakpoints from narrow to wide (Specification §9). */
export const VIEWPORT_STEPS = [
	'mobile',
	'mobileMedium',
	'mobileWide',
	'tablet',
	'laptop',
	'desktopMedium',
	'desktopWide',
] as const;

/** Name of a breakpoint. */
export type ViewportStep = (typeof VIEWPORT_STEPS)[number];

/** State of the viewport: a breakpoint, or `desktop` while nothing is known (Specification §9). */
export type Viewport = ViewportStep | 'desktop';

/** State of a viewport that nothing is known of (Specification §9). */
export const VIEWPORT_FALLBACK = 'desktop' satisfies Viewport;

/** The cookie that carries the viewport state to the server (Specification §3, §9). */
export const VIEWPORT_COOKIE = {
	name: 'viewport',
	maxAgeSeconds: 365 * DAY_SECONDS,
	path: '/',
	sameSite: 'Strict',
	secure: true,
} as const;

/** Kind of device that a page is laid out for. */
export type Device = 'phone' | 'tablet' | 'desktop';

/**
 * Finds the breakpoint of a width: the widest that is not wider, the narrowest for anything below it
 * (Specification §9).
 * @param widthPx width of the viewport in CSS pixels; undefined when unknown
 * @param breakpoints least width of each breakpoint in CSS pixels
 * @param fallback state for an unknown width
 * @returns the state of the viewport
 */
export function viewportOf(
	widthPx: number | undefined,
	breakpoints: Readonly<Record<ViewportStep, number>>,
	fallback: Viewport = VIEWPORT_FALLBACK,
): Viewport {
	if (widthPx === undefined || !(widthPx > 0)) return fallback;
	return VIEWPORT_STEPS.findLast((step) => breakpoints[step] <= widthPx) ?? VIEWPORT_STEPS[0];
}

/**
 * Reads the viewport cookie.
 * @param value value of the cookie, if there is one
 * @returns the state, or undefined when the value names none
 */
export function parseViewport(value: string | null | undefined): Viewport | undefined {
	if (value === VIEWPORT_FALLBACK) return value;
	return VIEWPORT_STEPS.find((step) => step === value);
}

/**
 * Tells the kind of device of a viewport: phones are narrower than a tablet, tablets narrower than a laptop
 * (Specification §9).
 * @param viewport state of the viewport
 * @returns the kind of device
 */
export function deviceOf(viewport: Viewport): Device {
	if (viewport.startsWith('mobile')) return 'phone';
	return viewport === 'tablet' ? 'tablet' : 'desktop';
}

/**
 * Tells whether a viewport is a phone's, which has no header (Specification §2).
 * @param viewport state of the viewport
 * @returns true below the tablet breakpoint
 */
export function isPhone(viewport: Viewport): boolean {
	return deviceOf(viewport) === 'phone';
}

/**
 * Guesses the kind of device from a user agent, for a first visit without a viewport cookie (Specification §2).
 * @param userAgent the header, if there is one
 * @returns desktop when nothing speaks for another
 */
export function deviceOfUserAgent(userAgent: string | null | undefined): Device {
	const text = userAgent ?? '';
	if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobi)|Kindle/i.test(text)) return 'tablet';
	return /Mobi|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/i.test(text) ? 'phone' : 'desktop';
}

const FIRST_GUESS: Readonly<Record<Device, Viewport>> = {
	phone: 'mobileMedium',
	tablet: 'tablet',
	desktop: VIEWPORT_FALLBACK,
};

/**
 * Decides the viewport to lay out a page for on the server: what the cookie says, else a guess from the user agent
 * (Specification §9).
 * @param known.cookie value of the viewport cookie
 * @param known.userAgent the header
 * @returns a state of the viewport
 */
export function resolveViewport(known: {
	readonly cookie?: string | null | undefined;
	readonly userAgent?: string | null | undefined;
}): Viewport {
	return parseViewport(known.cookie) ?? FIRST_GUESS[deviceOfUserAgent(known.userAgent)];
}
