/** How a page keeps its session fresh (Specification §4). */
export interface SessionRefreshRules {
	/** Fetch again when the window becomes visible. Default true. */
	readonly onVisible?: boolean | undefined;
	/** Fetch again by a timer: true for every second, a number for that many milliseconds. Default off. */
	readonly periodic?: boolean | number | undefined;
	/** Life of the local provider's token in seconds, when its refresh is on. Default off. */
	readonly refreshTokenMaxAgeSeconds?: number | undefined;
}

/** Milliseconds between two periodic refreshes when nothing else is said (Specification §9). */
export const PERIODIC_REFRESH_MS = 1000;

/** What a page starts to keep its session fresh; times in milliseconds, undefined is off. */
export interface SessionRefreshPlan {
	readonly isOnVisible: boolean;
	readonly periodicMs: number | undefined;
	readonly refreshTokenMs: number | undefined;
}

/**
 * Decides when a session is refreshed (Specification §4, §9).
 * @param rules what the configuration says
 * @returns what to start; a time that is not above zero is off, or a timer would never rest
 */
export function sessionRefreshPlan(rules: SessionRefreshRules = {}): SessionRefreshPlan {
	const { onVisible = true, periodic = false, refreshTokenMaxAgeSeconds } = rules;
	const periodicMs = periodic === true ? PERIODIC_REFRESH_MS : Number(periodic);
	const refreshTokenMs = (refreshTokenMaxAgeSeconds ?? 0) * 1000;
	return {
		isOnVisible: onVisible,
		periodicMs: periodicMs > 0 ? periodicMs : undefined,
		refreshTokenMs: refreshTokenMs > 0 ? refreshTokenMs : undefined,
	};
}

/** Status of the session (Specification §4). */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/**
 * Tells the status of a session (Specification §4): authenticated when user data is present, that is, a session that is
 * an object and not empty.
 * @param data the session's answer
 * @param isLoading whether the call runs
 */
export function sessionStatus(data: object | null | undefined, isLoading: boolean): SessionStatus {
	if (isLoading) return 'loading';
	return data !== null && data !== undefined && Object.keys(data).length > 0 ? 'authenticated' : 'unauthenticated';
}
