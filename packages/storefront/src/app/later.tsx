import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import type { Area } from '../i18n/resources.ts';
import { type Shop, useShop } from './shop.ts';

/** What a part may be told; primitives, so that React leaves a part alone while they are the same. */
export interface PartProps {
	readonly className?: string | undefined;
	/** Id of the current route. */
	readonly routeId?: string | undefined;
}

type PartComponent = ComponentType<PartProps>;

/** A component whose code comes later than the page. */
export interface LaterPart {
	/**
	 * Its arrival, always the same promise for a shop: when it is wanted where the server's markup stands already, else at once.
	 * Never fails: after a lost connection each further sign of the visitor's interest asks again; where nothing stands
	 * meanwhile the page is reloaded first, once (Specification §8). What was loaded before it was rendered for the first
	 * time stands without a moment's wait.
	 */
	arrival(shop: Shop, hasMarkup: boolean): Promise<PartComponent>;
	/** Loads its code now; its texts are to be there first. */
	load(): Promise<void>;
	/** Areas of texts that it uses beyond those of its screen. */
	readonly namespaces: readonly Area[];
}

/** A part that a shop waits for. */
interface AwaitedPart {
	readonly arrival: Promise<PartComponent>;
	/** Ends the waiting for its being wanted. */
	readonly ask: () => void;
}

/**
 * Describes a part for `Later`.
 * @param fetchCode imports the component
 * @param wanted resolves when its markup no longer does; with the visitor's first sign of interest when left out
 * @param namespaces areas of texts that it uses beyond those of its screen
 */
export function laterPart(
	fetchCode: () => Promise<PartComponent>,
	wanted: (shop: Shop) => Promise<void> = ({ interest }) => interest.first(),
	namespaces: readonly Area[] = [],
): LaterPart {
	let component: PartComponent | undefined;
	const arrivals = new WeakMap<Shop, AwaitedPart>();

	async function load(): Promise<PartComponent> {
		component ??= await fetchCode();
		return component;
	}

	async function arrive({ interest, i18n, preferences, orReload }: Shop, hasMarkup: boolean): Promise<PartComponent> {
		for (;;) {
			try {
				const texts = i18n.load(preferences.getSnapshot().language, namespaces);
				const [arrived] = await Promise.all([hasMarkup ? load() : orReload(load), texts]);
				return arrived;
			} catch {
				await interest.next();
			}
		}
	}

	function awaitIn(shop: Shop, hasMarkup: boolean): AwaitedPart {
		let ask = () => {};
		const asked = new Promise<void>((resolve) => {
			ask = resolve;
		});
		const hasTexts = shop.i18n.has(shop.preferences.getSnapshot().language, namespaces);
		const arrival =
			component && hasTexts
				? arrived(component)
				: Promise.race([asked, wanted(shop)]).then(() => arrive(shop, hasMarkup));
		const awaited = { arrival, ask };
		arrivals.set(shop, awaited);
		return awaited;
	}

	return {
		arrival(shop, hasMarkup) {
			const { arrival, ask } = arrivals.get(shop) ?? awaitIn(shop, hasMarkup);
			// React asks without markup too when an update reaches a part that it has not taken over: it holds the update
			// back until it has, so there is no waiting for the visitor.
			if (!hasMarkup) ask();
			return arrival;
		},
		async load() {
			await load();
		},
		namespaces,
	};
}

/** When a part is wanted that tells somebody signed in of their own: without being asked; by others with the first sign. */
export async function onceSignedIn({ interest, session }: Shop): Promise<void> {
	const signedIn = session().then((who) => (who === null ? interest.first() : undefined));
	await Promise.race([interest.first(), signedIn]);
}

/** A promise that `use` reads at once. */
function arrived(value: PartComponent): Promise<PartComponent> {
	return Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);
}

interface LaterProps extends PartProps {
	readonly part: LaterPart;
	/** Keeps the part's place where no markup came with the page; the same element at every rendering. */
	readonly fallback?: ReactNode;
	/**
	 * Whether all that the part shows came with the page. Where something is missing, what stands cannot wait to be
	 * touched: the code is fetched at once. Default true.
	 */
	readonly isWhole?: boolean;
}

const subscribeToNothing = () => () => {};

/** Whether a component has to look as the server rendered it: on a server, and while the browser takes that over. */
export function useAsServed(): boolean {
	return useSyncExternalStore(
		subscribeToNothing,
		() => false,
		() => true,
	);
}

function Arriving({ part, isWhole = true, ...props }: Omit<LaterProps, 'fallback'>) {
	const shop = useShop();
	const isHydrating = useAsServed();
	// Nobody shows interest on a server.
	const Part = use(part.arrival(shop, isHydrating && isWhole && shop.side === 'browser'));
	useEffect(() => shop.presses.release(), [shop]);
	return <Part {...props} />;
}

/**
 * Keeps the code of a part that needs no script to be read and used (links, a form) out of the first load.
 *
 * The part's markup comes with the page and works as plain HTML; its code is fetched with the visitor's first sign of
 * interest and then takes that markup over as it stands, with what was typed.
 */
export const Later = memo(function Later({ fallback = null, ...props }: LaterProps) {
	// Memoised, because React renders anew what it has not taken over yet when the properties change.
	return (
		<Suspense fallback={fallback}>
			<Arriving {...props} />
		</Suspense>
	);
});
