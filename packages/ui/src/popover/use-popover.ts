import { type MouseEvent, type RefObject, type ToggleEvent, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { type FloatAlign, floatBeside, watchSizes } from '../tooltip/float-beside.ts';
import type { TooltipSide } from '../tooltip/place.ts';

interface PopoverState {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Preferred side of the anchor. */
	readonly side: TooltipSide;
	readonly align: FloatAlign;
	/** What has the focus at first. Default: it stays where it is. */
	readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
	/** The element of the panel, kept by the caller. */
	readonly panelRef: RefObject<HTMLElement | null>;
}

/**
 * A panel on the browser's own `popover="auto"`: a press outside, Escape and the device's back gesture close it, and
 * its content follows its button in the order of Tab. Whether it is open is the caller's to say.
 *
 * @returns props for the button and for the panel.
 */
export function usePopover({ isOpen, onOpenChange, side, align, initialFocusRef, panelRef }: PopoverState) {
	const id = useId();
	const anchorRef = useRef<HTMLElement>(null);
	const isAdopted = useRef(false);
	const [, renderAgain] = useReducer((count: number) => count + 1, 0);

	// After every render: the browser may have closed it although the caller keeps it open.
	useLayoutEffect(() => {
		const panel = panelRef.current;
		if (panel === null) return;
		const isOnScreen = panel.matches(':popover-open');
		const isOpenedBeforeScript = isOnScreen && !isAdopted.current;
		isAdopted.current = true;
		if (isOnScreen === isOpen) return;
		if (isOpenedBeforeScript) {
			onOpenChange(true);
			return;
		}
		if (isOpen) panel.showPopover();
		else panel.hidePopover();
	});

	useLayoutEffect(() => {
		const panel = panelRef.current;
		const anchor = anchorRef.current;
		if (!isOpen || panel === null || anchor === null) return undefined;
		const place = () => {
			const middle = floatBeside(panel, anchor, side, align);
			panel.style.setProperty('--anchor-middle', `${middle}px`);
		};
		place();
		initialFocusRef?.current?.focus({ preventScroll: true });
		window.addEventListener('scroll', place, true);
		window.addEventListener('resize', place);
		const unwatch = watchSizes(panel, anchor, place);
		return () => {
			unwatch();
			window.removeEventListener('scroll', place, true);
			window.removeEventListener('resize', place);
		};
	}, [isOpen, side, align, initialFocusRef, panelRef]);

	return {
		triggerProps: {
			ref: anchorRef,
			// The browser's own tie: a press on the button is not one outside, and Tab goes on into the panel.
			popoverTarget: id,
			'aria-expanded': isOpen,
			onClick: (event: MouseEvent) => {
				if (isOpen || event.defaultPrevented) return;
				// Shown once the state says so; the browser only closes it.
				event.preventDefault();
				onOpenChange(true);
			},
		},
		panelProps: {
			id,
			popover: 'auto',
			'data-state': isOpen ? 'open' : 'closed',
			onToggle: (event: ToggleEvent<HTMLElement>) => {
				if (event.target !== event.currentTarget || event.newState === 'open' || !isOpen) return;
				onOpenChange(false);
				renderAgain();
			},
		},
	} as const;
}
