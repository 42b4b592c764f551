import { type RefObject, useLayoutEffect, useState } from 'react';

const EDGE = 8;
const LEAST = 96;

/**
 * Px between an element's top and the bottom of what the person sees, which an on-screen keyboard makes smaller.
 *
 * @param ref the element.
 * @param isActive whether to measure and follow changes.
 * @returns px, at least 96; unlimited while it is not active.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, isActive: boolean): number {
	const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
	useLayoutEffect(() => {
		if (!isActive) return;
		const view = window.visualViewport;
		const measure = () => {
			const top = ref.current?.getBoundingClientRect().top ?? 0;
			const bottom = view === null ? window.innerHeight : view.offsetTop + view.height;
			setRoom(Math.max(LEAST, bottom - top - EDGE));
		};
		measure();
		view?.addEventListener('resize', measure);
		view?.addEventListener('scroll', measure);
		return () => {
			view?.removeEventListener('resize', measure);
			view?.removeEventListener('scroll', measure);
			setRoom(Number.POSITIVE_INFINITY);
		};
	}, [ref, isActive]);
	return room;
}
