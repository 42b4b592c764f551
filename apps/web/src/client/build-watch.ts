/** Between two looks at the build manifest, in milliseconds; the specification leaves it open (§9). */
const POLL_MS = 5 * 60_000;

/** What watching the build needs. */
export interface BuildWatchDeps {
	/** Id of the build that runs. */
	readonly buildId: string;
	readonly window: Pick<Window, 'fetch' | 'addEventListener' | 'removeEventListener' | 'location'> & {
		readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
	};
	now(): number;
}

/** The part of React Router's router that is used. */
interface Router {
	subscribe(
		listener: (state: {
			navigation: { state: string; location?: { pathname: string; search: string; hash: string } };
		}) => void,
	): () => void;
}

/**
 * Looks whether a newer build is served (Specification §7: builds/latest.json), when the page becomes visible and some
 * minutes have passed. Once there is one, the next navigation loads its page whole, so that old code and new data do
 * not meet; nothing is reloaded under the visitor's hands.
 * @returns ends it
 */
export function watchBuild(router: Router, { buildId, window, now }: BuildWatchDeps): () => void {
	let lookedAt = now();
	let isOutdated = false;

	async function look(): Promise<void> {
		if (window.document.visibilityState !== 'visible' || now() - lookedAt < POLL_MS || isOutdated) return;
		lookedAt = now();
		try {
			const answer = await window.fetch('/builds/latest.json', { cache: 'no-cache' });
			const latest: unknown = answer.ok ? await answer.json() : undefined;
			isOutdated = isManifest(latest) && latest.id !== buildId;
		} catch {
			// Without a connection there is nothing newer to load.
		}
	}
	const onVisible = () => void look();

	window.document.addEventListener('visibilitychange', onVisible);
	const end = router.subscribe(({ navigation }) => {
		void look();
		const { location } = navigation;
		if (isOutdated && navigation.state === 'loading' && location !== undefined) {
			window.location.assign(location.pathname + location.search + location.hash);
		}
	});
	return () => {
		end();
		window.document.removeEventListener('visibilitychange', onVisible);
	};
}

function isManifest(value: unknown): value is { id: string } {
	return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
