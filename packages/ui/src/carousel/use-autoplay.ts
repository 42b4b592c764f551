import { useEffect, useRef, useState } from 'react';
import type { Schedule } from '../lazy-image/index.ts';

interface Options {
	/** Ms between two turns; undefined never turns. */
	readonly delayMs: number | undefined;
	readonly schedule: Schedule;
	/** Waits while true, without being stopped. */
	readonly isHeld: boolean;
	readonly onTurn: () => void;
}

/** Turns slides by itself until it is stopped; begins stopped where less motion is wanted. */
export function useAutoplay({ delayMs, schedule, isHeld, onTurn }: Options) {
	const [isStopped, setIsStopped] = useState(false);
	const turn = useRef(onTurn);
	turn.current = onTurn;

	useEffect(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)');
		const handleChange = () => {
			if (query.matches) setIsStopped(true);
		};
		handleChange();
		query.addEventListener('change', handleChange);
		return () => query.removeEventListener('change', handleChange);
	}, []);

	useEffect(() => {
		if (delayMs === undefined || isStopped || isHeld) return;
		let cancel = () => {};
		const wait = () => {
			cancel = schedule(() => {
				if (!document.hidden) turn.current();
				wait();
			}, delayMs);
		};
		wait();
		return () => cancel();
	}, [delayMs, schedule, isStopped, isHeld]);

	return { isStopped, setIsStopped };
}
