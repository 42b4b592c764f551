import { BUILD_HEADER } from '../src/offline-caches.ts';

const directives = (response: Response) => response.headers.get('cache-control') ?? '';

/** Whether a response is the same for everyone, and may be kept on a device that several people use. */
export const isKept = (response: Response): boolean => /\bpublic\b/.test(directives(response));

/** Whether a response belongs to a build. */
export const isOf = (response: Response, buildId: string): boolean => response.headers.get(BUILD_HEADER) === buildId;

/** Seconds of a directive of `cache-control`. */
function seconds(response: Response, directive: string): number {
	const [, digits] = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(directives(response)) ?? [];
	return Number(digits ?? 0);
}

/**
 * Whether a kept response may be shown while a new one is fetched, as its `stale-while-revalidate` says.
 * @param now milliseconds since the epoch; a clock that is behind the response's makes no response fresh
 */
export function canServeStale(response: Response, now: number): boolean {
	const age = (now - Date.parse(response.headers.get('date') ?? '')) / 1000;
	return age >= 0 && age < seconds(response, 'max-age') + seconds(response, 'stale-while-revalidate');
}
