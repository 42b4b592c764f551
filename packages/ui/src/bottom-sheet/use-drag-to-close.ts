import { type PointerEvent, type RefObject, useRef } from 'react';

/** Px that a press may move before it is a drag; part of the height, or px per ms, from which letting go closes. */
export const DRAG = { slopPx: 6, part: 0.3, speed: 0.5 } as const;

interface Drag {
	readonly startY: number;
	lastY: number;
	lastMs: number;
	speed: number;
	isMoving: boolean;
}

/**
 * Lets a sheet be dragged down by a part of it; far or fast enough closes it, else it goes back.
 *
 * The sheet follows the finger whatever the motion preference; what it does afterwards by itself is a transition of its
 * class, so it is skipped where motion is reduced.
 *
 * @param sheetRef the sheet that moves.
 * @param onClose called when it was let go beyond the limit.
 * @returns handlers for the part that is dragged.
 */
export function useDragToClose(sheetRef: RefObject<HTMLElement | null>, onClose: () => void) {
	const drag = useRef<Drag>(undefined);

	const release = (sheet: HTMLElement, transform: string) => {
		sheet.style.transition = '';
		sheet.style.transform = transform;
		return Promise.allSettled(sheet.getAnimations().map((animation) => animation.finished));
	};
	const end = async (event: PointerEvent, isClosing: boolean) => {
		const { current } = drag;
		const sheet = sheetRef.current;
		drag.current = undefined;
		if (!current?.isMoving || sheet === null) return;
		event.preventDefault();
		await release(sheet, isClosing ? 'translateY(100%)' : '');
		sheet.style.transform = '';
		if (isClosing) onClose();
	};

	return {
		onPointerDown: (event: PointerEvent) => {
			if (!event.isPrimary || event.button !== 0) return;
			drag.current = {
				startY: event.clientY,
				lastY: event.clientY,
				lastMs: event.timeStamp,
				speed: 0,
				isMoving: false,
			};
		},
		onPointerMove: (event: PointerEvent) => {
			const { current } = drag;
			const sheet = sheetRef.current;
			if (current === undefined || sheet === null) return;
			const distance = event.clientY - current.startY;
			if (!current.isMoving && distance < DRAG.slopPx) return;
			if (!current.isMoving) {
				current.isMoving = true;
				// From now on the pointer is the sheet's, wherever it goes; before, a press still reaches the close button.
				event.currentTarget.setPointerCapture(event.pointerId);
				sheet.style.transition = 'none';
			}
			current.speed = (event.clientY - current.lastY) / Math.max(1, event.timeStamp - current.lastMs);
			current.lastY = event.clientY;
			current.lastMs = event.timeStamp;
			sheet.style.transform = `translateY(${Math.max(0, distance)}px)`;
		},
		onPointerUp: (event: PointerEvent) => {
			const { current } = drag;
			const height = sheetRef.current?.offsetHeight ?? 0;
			const distance = event.clientY - (current?.startY ?? event.clientY);
			void end(event, distance > height * DRAG.part || (current?.speed ?? 0) > DRAG.speed);
		},
		onPointerCancel: (event: PointerEvent) => void end(event, false),
	};
}
