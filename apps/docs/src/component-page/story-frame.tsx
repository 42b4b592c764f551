import { type RefObject, useEffect, useRef, useState } from 'react';

interface StoryFrameProps {
	readonly id: string;
	readonly name: string;
	/** Width of the window it is shown in; undefined for the width of the page. */
	readonly width?: number | undefined;
	/** Whether it floats over its window, so that its own height says nothing. */
	readonly isFloating: boolean;
}

const FLOATING_HEIGHT = 560;
const LEAST_HEIGHT = 96;
const MOST_HEIGHT = 720;

/** A story in a window of its own: for what floats, what a play function has made, and what depends on the width. */
export function StoryFrame({ id, name, width, isFloating }: StoryFrameProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(isFloating ? FLOATING_HEIGHT : LEAST_HEIGHT);
	const [isLoaded, setLoaded] = useState(false);
	const isNear = useNear(frame);

	useEffect(() => {
		const body = frame.current?.contentDocument?.body;
		if (!isLoaded || isFloating || !body) return undefined;
		const observer = new ResizeObserver(() =>
			setHeight(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.ceil(body.getBoundingClientRect().height)))),
		);
		observer.observe(body);
		return () => observer.disconnect();
	}, [isLoaded, isFloating]);

	// What opens in the frame asks for the focus; the reader of the page has pressed nothing.
	const giveBack = () => {
		if (document.activeElement === frame.current && performance.now() - pressed.at > PRESSED_MS) frame.current?.blur();
	};

	return (
		<iframe
			ref={frame}
			title={name}
			src={isNear ? `iframe.html?viewMode=story&id=${id}&globals=${globalsOfPage()}` : undefined}
			onLoad={() => {
				setLoaded(true);
				const inside = frame.current?.contentDocument;
				if (inside) watchPresses(inside);
				inside?.addEventListener('focusin', () => setTimeout(giveBack));
				giveBack();
			}}
			style={{ height, maxWidth: width }}
			className="block w-full rounded-card border border-border bg-surface"
		/>
	);
}

/** How long after a press a change of the focus counts as the reader's own, in ms. */
const PRESSED_MS = 1_000;

/** When the reader last pressed a key or the pointer, on the page or in one of its frames. */
const pressed = { at: Number.NEGATIVE_INFINITY };

function watchPresses(target: Document): void {
	const onPress = ({ isTrusted }: Event) => {
		// Play functions press too.
		if (isTrusted) pressed.at = performance.now();
	};
	target.addEventListener('keydown', onPress, true);
	target.addEventListener('pointerdown', onPress, true);
}

watchPresses(document);

/** How far below the window a frame begins to load. A browser's own lazy loading begins screens ahead. */
const AHEAD = '200px';

/** Whether an element has come near the window. */
function useNear(element: RefObject<Element | null>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (isNear || !element.current) return undefined;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
			rootMargin: AHEAD,
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [isNear, element]);
	return isNear;
}

/** What the toolbar says is in the page's own address. */
const globalsOfPage = () => encodeURIComponent(new URLSearchParams(window.location.search).get('globals') ?? '');
