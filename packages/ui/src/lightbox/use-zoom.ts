import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many times as large a picture is, step by step; classes, because the server's markup carries no styles. */
export const ZOOM = [
	{ factor: 1, className: 'size-full' },
	{ factor: 2, className: 'size-[200%]' },
	{ factor: 3, className: 'size-[300%]' },
	{ factor: 4, className: 'size-[400%]' },
] as const;

/** Ms and px within which two presses are a double one. */
const DOUBLE = { ms: 300, px: 24 } as const;

/** Part of the view that an arrow key moves a large picture by. */
const PAN_PART = 0.25;

interface Point {
	readonly x: number;
	readonly y: number;
}

interface Press extends Point {
	readonly ms: number;
}

/**
 * Makes the picture in a scrolling box larger around a point; it is then moved by scrolling, so touch, wheel and keys
 * work as everywhere, and a mouse can drag it.
 *
 * @param boxOf the scrolling box of the picture that is shown.
 * @returns the step, means to change it, and handlers for the box.
 */
export function useZoom(boxOf: () => HTMLElement | null) {
	const [step, setStep] = useState(0);
	const lastPress = useRef<Press>(undefined);
	const isDragged = useRef(false);

	const zoomTo = (next: number, point?: Point) => {
		const box = boxOf();
		if (box === null || ZOOM[next] === undefined || next === step) return;
		const { left, top, width, height } = box.getBoundingClientRect();
		const at = point === undefined ? { x: width / 2, y: height / 2 } : { x: point.x - left, y: point.y - top };
		const part = { x: (box.scrollLeft + at.x) / box.scrollWidth, y: (box.scrollTop + at.y) / box.scrollHeight };
		// The point stays where it is, which can only be reckoned once the picture has its new size.
		flushSync(() => setStep(next));
		box.scrollTo({
			left: part.x * box.scrollWidth - at.x,
			top: part.y * box.scrollHeight - at.y,
			behavior: 'instant',
		});
	};

	const handlers = {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.pointerType !== 'mouse' || event.button !== 0 || step === 0) return;
			isDragged.current = true;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (!isDragged.current) return;
			event.currentTarget.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			isDragged.current = false;
			const press = { x: event.clientX, y: event.clientY, ms: event.timeStamp };
			const before = lastPress.current;
			const isDouble =
				before !== undefined &&
				press.ms - before.ms < DOUBLE.ms &&
				Math.hypot(press.x - before.x, press.y - before.y) < DOUBLE.px;
			lastPress.current = isDouble ? undefined : press;
			if (isDouble) zoomTo(step === 0 ? 1 : 0, press);
		},
		onPointerCancel: () => {
			isDragged.current = false;
			lastPress.current = undefined;
		},
	};

	return {
		step,
		zoomTo,
		reset: () => setStep(0),
		/** Moves a large picture by parts of the view. */
		pan: (x: number, y: number) => {
			const box = boxOf();
			box?.scrollBy({ left: x * box.clientWidth * PAN_PART, top: y * box.clientHeight * PAN_PART });
		},
		handlers,
	};
}
