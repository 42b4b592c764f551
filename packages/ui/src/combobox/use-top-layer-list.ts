'use client';

import { type RefObject, useEffect } from 'react';
import { GAP, placeList } from './place-list.ts';

const MAX_HEIGHT = 320;

function place(popup: HTMLElement, anchor: HTMLElement) {
	const box = anchor.getBoundingClientRect();
	const view = window.visualViewport;
	const top = view?.offsetTop ?? 0;
	const { side, room } = placeList(box, { top, bottom: top + (view?.height ?? window.innerHeight) });
	// By script, because a strict content policy refuses inline styles in markup.
	const { style } = popup;
	style.left = `${box.left}px`;
	style.width = `${box.width}px`;
	style.maxHeight = `${Math.min(MAX_HEIGHT, room)}px`;
	style.top = side === 'bottom' ? `${box.bottom + GAP}px` : 'auto';
	style.bottom = side === 'top' ? `${document.documentElement.clientHeight - box.top + GAP}px` : 'auto';
	popup.dataset.side = side;
}

/**
 * Shows an element in the top layer, where neither dialogs nor scrolling boxes cut it off, and keeps it at its anchor.
 * @param popupRef an element with `popover="manual"`, shown as long as it is mounted
 * @param anchorRef what it is at, as wide as it
 */
export function useTopLayerList(
	popupRef: RefObject<HTMLElement | null>,
	anchorRef: RefObject<HTMLElement | null>,
): void {
	// Not before the layout: a dialog that opens with it would cover it.
	useEffect(() => {
		const popup = popupRef.current;
		const anchor = anchorRef.current;
		if (!popup || !anchor) return;
		popup.showPopover();
		const follow = () => place(popup, anchor);
		follow();
		const sizes = new ResizeObserver(follow);
		sizes.observe(anchor);
		const view = window.visualViewport;
		window.addEventListener('scroll', follow, { capture: true, passive: true });
		window.addEventListener('resize', follow);
		view?.addEventListener('resize', follow);
		view?.addEventListener('scroll', follow);
		return () => {
			sizes.disconnect();
			window.removeEventListener('scroll', follow, { capture: true });
			window.removeEventListener('resize', follow);
			view?.removeEventListener('resize', follow);
			view?.removeEventListener('scroll', follow);
		};
	}, [popupRef, anchorRef]);
}
