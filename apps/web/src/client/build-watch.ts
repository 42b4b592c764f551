import { MINUTE_MS } from '@zaylat/domain/time';
/** Milliseconds between two checks of the build manifest; the specification leaves it open (§9). */
export const POLL_MS = 5 * MINUTE_MS;

/** What watching the build needs. */
export interface BuildWatchDeps {
	/** Id of the build that runs. */
	readonly buildId: string;
	readonly window: Pick<Window, 'fetch' | 'setInterval' | 'clearInterval'> & {
		readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
		readonly location: Pick<Location, 'assign'>;
	};
	/** Called once, when a newer build is served. */
	onNewer(): void;
	now(): number;
}

/** The part of React Router's router that is used. */
interface Router {
	subscribe(
		listener: (state: {
			navigation: { state: string; location?: { pathname: string; search: string; hash: string } | undefined };
		}) => void,
	): () => void;
}

/**
 * Checks every few minutes whether a newer build is served (Specification §7: builds/latest.json and
 * builds/meta/{buildId}.json), while the page is visible and when it becomes visible again. When there is one, the page
 * offers a reload, and the next navigation is a full page load, so that old code never receives new data. The page is
 * never reloaded without an action of the visitor.
 * @returns a function that stops the checks
 */
export function watchBuild(router: Router, { buildId, window, onNewer, now }: BuildWatchDeps): () => void {
	let checkedAt = now();
	let isOutdated = false;

	async function read(path: string): Promise<unknown> {
		const response = await window.fetch(path, { cache: 'no-cache' });
		return response.ok ? response.json() : undefined;
	}

	/** Whether another build is complete; during a deployment only a part of its files may exist. */
	async function isNewerServed(): Promise<boolean> {
		const latest = idOf(await read('/builds/latest.json'));
		if (latest === undefined || latest === buildId) return false;
		return idOf(await read(`/builds/meta/${encodeURIComponent(latest)}.json`)) === latest;
	}

	async function check(): Promise<void> {
		if (window.document.visibilityState !== 'visible' || now() - checkedAt < POLL_MS || isOutdated) return;
		checkedAt = now();
		try {
			isOutdated = await isNewerServed();
			if (isOutdated) onNewer();
		} catch {
			// Without a connection there is nothing newer to load.
		}
	}
	const onCheck = () => void check();

	window.document.addEventListener('visibilitychange', onCheck);
	const timer = window.setInterval(onCheck, POLL_MS);
	const end = router.subscribe(({ navigation }) => {
		onCheck();
		const { location } = navigation;
		if (isOutdated && navigation.state === 'loading' && location !== undefined) {
			window.location.assign(location.pathname + location.search + location.hash);
		}
	});
	return () => {
		end();
		window.clearInterval(timer);
		window.document.removeEventListener('visibilitychange', onCheck);
	};
}

function idOf(manifest: unknown): string | undefined {
	if (typeof manifest !== 'object' || manifest === null || !('id' in manifest)) return undefined;
	return typeof manifest.id === 'string' ? manifest.id : undefined;
}
