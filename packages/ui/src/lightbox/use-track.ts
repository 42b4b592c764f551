import { type RefObject, useEffect, useRef } from 'react';

/** Ms without scrolling after which a swipe has come to rest. */
const REST_MS = 90;

/** What a person does to move the row by hand. */
const TAKEN_OVER = ['pointerdown', 'touchstart', 'wheel'] as const;

/** The child of a track that is nearest to its middle. */
function nearestTo(track: HTMLElement): number {
	const middleOf = (element: Element) => {
		const { left, width } = element.getBoundingClientRect();
		return left + width / 2;
	};
	const distances = [...track.children].map((child) => Math.abs(middleOf(child) - middleOf(track)));
	return distances.indexOf(Math.min(...distances));
}

/**
 * Ties a row that is swiped to the number of the child that is shown, both ways and in both directions of reading.
 *
 * @param trackRef the row, a scroller that snaps.
 * @param index the child that is to be shown.
 * @param onIndexChange called with the child that a swipe came to rest at.
 */
export function useTrack(
	trackRef: RefObject<HTMLElement | null>,
	index: number,
	onIndexChange: (index: number) => void,
) {
	const isThere = useRef(false);
	const goal = useRef<number>(undefined);
	const change = useRef(onIndexChange);
	change.current = onIndexChange;

	// Not before the dialog is on screen, which is an effect of its layout.
	useEffect(() => {
		const track = trackRef.current;
		const child = track?.children[index];
		if (!track || !child || (isThere.current && nearestTo(track) === index)) return;
		// The first picture is there at once; later ones are moved to, unless the style sheet says otherwise.
		const behavior = isThere.current ? 'auto' : 'instant';
		if (isThere.current) goal.current = index;
		isThere.current = true;
		child.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
	}, [trackRef, index]);

	useEffect(() => {
		const track = trackRef.current;
		if (track === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const handleScroll = () => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				const nearest = nearestTo(track);
				// A slow device pauses on the way to where a button leads; only a person's swipe may end elsewhere.
				if (goal.current !== undefined && goal.current !== nearest) return;
				goal.current = undefined;
				if (nearest !== index) change.current(nearest);
			}, REST_MS);
		};
		const takeOver = () => {
			goal.current = undefined;
		};
		track.addEventListener('scroll', handleScroll);
		for (const type of TAKEN_OVER) track.addEventListener(type, takeOver, { passive: true });
		return () => {
			clearTimeout(timer);
			track.removeEventListener('scroll', handleScroll);
			for (const type of TAKEN_OVER) track.removeEventListener(type, takeOver);
		};
	}, [trackRef, index]);
}
