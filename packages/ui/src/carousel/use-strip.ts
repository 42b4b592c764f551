import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useControlled } from '../value/use-controlled.ts';
import { edgesOf, measureStrip, nearestSlide, type StripView, scrollToSlide, viewOnArrival } from './strip-geometry.ts';

interface Options {
	/** The element that scrolls; its children are the slides. */
	readonly stripRef: RefObject<HTMLElement | null>;
	readonly count: number;
	/** The slide at the start, when the caller keeps that. */
	readonly index: number | undefined;
	readonly defaultIndex: number;
	readonly onIndexChange: ((index: number) => void) | undefined;
}

/** These say that a person took the strip in hand, so that it no longer goes where it was sent. */
const TAKEN = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Knows which slide of a scroll-snap strip is at its start, and scrolls to another.
 *
 * The browser does the scrolling, so swiping works before the script does and without it.
 */
export function useStrip({ stripRef, count, index, defaultIndex, onIndexChange }: Options) {
	const [wanted, change] = useControlled(index, defaultIndex, onIndexChange);
	const [edges, setEdges] = useState({ isAtStart: defaultIndex === 0, isAtEnd: count < 2 });
	const current = Math.max(0, Math.min(count - 1, wanted));
	/** The slide that the strip is at or is on its way to. */
	const settled = useRef(0);
	const isSent = useRef(false);
	const isPlaced = useRef(false);

	const report = (next: number) => {
		if (next !== current) change(next);
	};
	const follow = (isAtRest: boolean) => {
		const strip = stripRef.current;
		if (!strip || strip.clientWidth === 0 || strip.children.length === 0) return;
		const view = measureStrip(strip);
		const next = edgesOf(view);
		const nearest = nearestSlide(view);
		setEdges((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next));
		// The last slides of a row never come to its start; and the end of an earlier way says nothing about this one.
		if (isAtRest && (nearest === settled.current || next.isAtStart || next.isAtEnd)) isSent.current = false;
		if (isSent.current || nearest === settled.current) return;
		settled.current = nearest;
		report(nearest);
	};
	/** Stands the strip where it belongs; only a strip that is laid out can be scrolled. */
	const place = (strip: HTMLElement) => {
		const behavior = isPlaced.current ? 'auto' : 'instant';
		isPlaced.current = true;
		if (current === settled.current) return;
		settled.current = current;
		isSent.current = scrollToSlide(strip, current, behavior) && behavior !== 'instant';
	};
	const resize = (strip: HTMLElement, isFirst: boolean) => {
		if (!isPlaced.current) place(strip);
		// At first it may have been swiped before the script came; later it stays at its slide.
		else if (!isFirst && !isSent.current) scrollToSlide(strip, settled.current, 'instant');
		follow(false);
	};
	const latest = useRef({ follow, resize });
	latest.current = { follow, resize };

	// After every render, because it does nothing while the strip stands where it belongs. Its width is read only when it
	// does not: reading it makes the browser lay out the page at once.
	useLayoutEffect(() => {
		const strip = stripRef.current;
		if (!strip) return;
		if (current === settled.current) isPlaced.current = true;
		else if (strip.clientWidth > 0) place(strip);
		else isPlaced.current = false;
	});

	useEffect(() => {
		const strip = stripRef.current;
		if (!strip) return;
		const handleScroll = () => latest.current.follow(false);
		const handleScrollEnd = () => latest.current.follow(true);
		const handleTaken = () => {
			isSent.current = false;
		};
		let width: number | undefined;
		const observer = new ResizeObserver(() => {
			const next = strip.clientWidth;
			if (next === 0) {
				// What is hidden forgets how far it was scrolled; it is placed again when it is shown.
				isPlaced.current = false;
				settled.current = 0;
			} else if (next !== width) latest.current.resize(strip, width === undefined);
			width = next === 0 ? undefined : next;
		});
		observer.observe(strip);
		strip.addEventListener('scroll', handleScroll, { passive: true });
		strip.addEventListener('scrollend', handleScrollEnd);
		for (const type of TAKEN) strip.addEventListener(type, handleTaken, { passive: true });
		return () => {
			observer.disconnect();
			strip.removeEventListener('scroll', handleScroll);
			strip.removeEventListener('scrollend', handleScrollEnd);
			for (const type of TAKEN) strip.removeEventListener(type, handleTaken);
		};
	}, [stripRef]);

	return {
		current,
		...edges,
		/** Scrolls to a slide. */
		goTo: report,
		/** Scrolls to the slide that is found from what is in view, or will be after the way it is on; returns it. */
		turn: (find: (view: StripView) => number) => {
			const strip = stripRef.current;
			if (!strip) return current;
			const view = measureStrip(strip);
			const next = find(isSent.current ? viewOnArrival(view, settled.current) : view);
			report(next);
			return next;
		},
	};
}
