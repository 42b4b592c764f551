import { useEffect, useState } from 'react';
import { onModalChange, topModal } from '../dialog/modal-stack.ts';

/**
 * An element above everything: in the browser's top layer, and inside the topmost modal while one is open, where it can
 * be clicked and is read out. It is moved, not made again, so what React keeps in it lives on.
 *
 * @returns the element to portal into; null on the server and in the first render.
 */
export function useTopLayer(): HTMLElement | null {
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	useEffect(() => {
		const element = document.createElement('div');
		element.popover = 'manual';
		element.dataset.part = 'toast-top-layer';
		element.className =
			'pointer-events-none fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none overflow-visible border-0 bg-transparent p-0';
		const place = () => {
			(topModal() ?? document.body).append(element);
			element.showPopover();
		};
		place();
		setLayer(element);
		const stop = onModalChange(place);
		return () => {
			stop();
			element.remove();
		};
	}, []);
	return layer;
}
