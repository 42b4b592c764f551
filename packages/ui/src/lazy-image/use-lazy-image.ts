'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { VISIBLE_SHARE, watchVisibility } from './watch-visibility.ts';

/** Share in view (0 to 1) before loading, and ms between load and the loaded state. Source: Specification §9. */
export const LAZY_IMAGE = { visibleShare: VISIBLE_SHARE, loadedDelayMs: 30 } as const;

/**
 * Where an image stands: `waiting` to come into view, `loading`, `loaded`; after an error `placeholder` (the named one,
 * else the default square); `failed` when the named placeholder failed too, and nothing further happens.
 */
export type LazyImageState = 'waiting' | 'loading' | 'loaded' | 'placeholder' | 'failed';

/** Runs something after a delay in ms and returns how to cancel it. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

export const scheduleByTimer: Schedule = (run, delayMs) => {
	const timer = setTimeout(run, delayMs);
	return () => clearTimeout(timer);
};

interface Options {
	readonly boxRef: RefObject<HTMLElement | null>;
	readonly src: string;
	readonly isEager: boolean;
	readonly schedule: Schedule;
}

/**
 * The course of one image from waiting to loaded or placeholder; a new `src` starts it again.
 *
 * Source: Specification §4, §8, §9.
 */
export function useLazyImage({ boxRef, src, isEager, schedule }: Options) {
	const first = isEager ? 'loading' : 'waiting';
	const [course, setCourse] = useState<{ readonly src: string; readonly state: LazyImageState }>({ src, state: first });
	const cancelLoaded = useRef<(() => void) | undefined>(undefined);
	const imageRef = useRef<HTMLImageElement>(null);
	const state = course.src === src ? course.state : course.state === 'waiting' ? first : 'loading';
	if (course.src !== src) setCourse({ src, state });
	const isWaiting = state === 'waiting';

	const becomes = (next: LazyImageState) => setCourse((now) => (now.src === src ? { src, state: next } : now));
	const handleLoad = () => {
		if (state !== 'loading') return;
		cancelLoaded.current?.();
		cancelLoaded.current = schedule(() => becomes('loaded'), LAZY_IMAGE.loadedDelayMs);
	};
	const handleError = () => becomes(state === 'placeholder' ? 'failed' : 'placeholder');

	useEffect(() => {
		const box = boxRef.current;
		if (!isWaiting || box === null) return;
		return watchVisibility(box, () => setCourse((now) => ({ ...now, state: 'loading' })));
	}, [boxRef, isWaiting]);

	// An eager image may have finished, well or badly, before the page's script ran; its events are gone by then.
	const catchUp = useRef(() => {});
	catchUp.current = () => {
		const image = imageRef.current;
		if (image?.complete !== true || image.currentSrc === '') return;
		if (image.naturalWidth > 0) handleLoad();
		else handleError();
	};
	useEffect(() => {
		catchUp.current();
		return () => cancelLoaded.current?.();
	}, []);

	return { state, imageRef, handleLoad, handleError };
}
