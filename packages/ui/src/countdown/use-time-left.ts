import { useEffect, useRef, useState } from 'react';
import { untilNextChange } from './countdown-time.ts';

interface Timing {
	readonly now: number;
	readonly readNow: (() => number) | undefined;
	readonly endsAt: number;
	readonly onEnd: (() => void) | undefined;
}

/**
 * Ms that are left. The server and the first render in the browser both count from `now`, so their texts are the same;
 * afterwards `readNow` is asked whenever the figures change, and never while the page is hidden.
 */
export function useTimeLeft({ now, readNow, endsAt, onEnd }: Timing): number {
	const [readMs, setReadMs] = useState<number>();
	const leftMs = Math.max(0, endsAt - (readNow === undefined ? now : (readMs ?? now)));
	const isOver = leftMs === 0;

	useEffect(() => {
		if (readNow === undefined || isOver) return;
		const calm = matchMedia('(prefers-reduced-motion: reduce)');
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tick = () => {
			const at = readNow();
			const left = endsAt - at;
			setReadMs(at);
			clearTimeout(timer);
			if (left > 0 && !document.hidden) timer = setTimeout(tick, untilNextChange(left, calm.matches));
		};
		const handleVisibility = () => (document.hidden ? clearTimeout(timer) : tick());
		tick();
		document.addEventListener('visibilitychange', handleVisibility);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', handleVisibility);
		};
	}, [readNow, endsAt, isOver]);

	const endedFor = useRef<number>(undefined);
	useEffect(() => {
		if (!isOver || endedFor.current === endsAt) return;
		endedFor.current = endsAt;
		onEnd?.();
	}, [isOver, endsAt, onEnd]);
	return leftMs;
}
