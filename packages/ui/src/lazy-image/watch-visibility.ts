/** Share of an image's box that must be in view before it loads. Source: Specification §9. */
export const VISIBLE_SHARE = 0.3;

type Listener = () => void;

let observer: IntersectionObserver | undefined;
const listeners = new Map<Element, Listener>();

function sharedObserver(): IntersectionObserver {
	// What is printed is seen, wherever it is on the page.
	if (!observer)
		window.addEventListener('beforeprint', () => {
			for (const load of [...listeners.values()]) load();
		});
	observer ??= new IntersectionObserver(
		(entries) => {
			for (const entry of entries) {
				// A box without area reports 0 even when it is in view.
				const isSeen = entry.intersectionRatio >= VISIBLE_SHARE || (entry.isIntersecting && isFlat(entry));
				if (isSeen) listeners.get(entry.target)?.();
			}
		},
		{ threshold: VISIBLE_SHARE },
	);
	return observer;
}

const isFlat = ({ boundingClientRect: box }: IntersectionObserverEntry) => box.width * box.height === 0;

/**
 * Calls back once when 30 % of an element is in view; all elements share one observer.
 *
 * @param element the box to watch.
 * @param onVisible called at most once; at once where the browser cannot observe.
 * @returns stops watching.
 */
export function watchVisibility(element: Element, onVisible: Listener): () => void {
	if (typeof IntersectionObserver === 'undefined') {
		onVisible();
		return () => {};
	}
	const stop = () => {
		listeners.delete(element);
		observer?.unobserve(element);
	};
	listeners.set(element, () => {
		stop();
		onVisible();
	});
	sharedObserver().observe(element);
	return stop;
}
