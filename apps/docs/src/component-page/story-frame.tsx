import { useEffect, useRef, useState } from 'react';

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

	useEffect(() => {
		const body = frame.current?.contentDocument?.body;
		if (!isLoaded || isFloating || !body) return undefined;
		const observer = new ResizeObserver(() =>
			setHeight(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.ceil(body.getBoundingClientRect().height)))),
		);
		observer.observe(body);
		return () => observer.disconnect();
	}, [isLoaded, isFloating]);

	return (
		<iframe
			ref={frame}
			title={name}
			loading="lazy"
			src={`iframe.html?viewMode=story&id=${id}&globals=${globalsOfPage()}`}
			onLoad={() => setLoaded(true)}
			style={{ height, maxWidth: width }}
			className="block w-full rounded-card border border-border bg-surface"
		/>
	);
}

/** What the toolbar says is in the page's own address. */
const globalsOfPage = () => encodeURIComponent(new URLSearchParams(window.location.search).get('globals') ?? '');
