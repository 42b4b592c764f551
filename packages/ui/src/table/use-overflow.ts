import { type RefObject, useEffect, useState } from 'react';

/** Whether an element holds more than it shows; false on the server and until it was measured. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
	const [isOverflowing, setIsOverflowing] = useState(false);
	useEffect(() => {
		const box = ref.current;
		if (box === null) return;
		const observer = new ResizeObserver(() => {
			setIsOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
		});
		observer.observe(box);
		for (const child of box.children) observer.observe(child);
		return () => observer.disconnect();
	}, [ref]);
	return isOverflowing;
}
