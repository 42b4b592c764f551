'use client';

import {
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	type ToggleEvent,
	useEffect,
	useRef,
	useState,
} from 'react';

/** How a disclosure is opened, and who keeps that. */
export interface DisclosureOptions {
	readonly isOpen: boolean | undefined;
	readonly defaultOpen: boolean;
	readonly onOpenChange: ((isOpen: boolean) => void) | undefined;
	readonly hoverDelayMs: number | undefined;
}

/** Ms after which a menu that was opened by hovering closes behind the pointer: time enough to cut a corner. */
const LEAVE_MS = 300;

/**
 * Opens by press and by a mouse that rests on the trigger; a press on what hovering has opened keeps it open. Closes
 * by press, by a mouse that leaves, by a press or a focus elsewhere.
 */
export function useDisclosure(ref: RefObject<HTMLElement | null>, options: DisclosureOptions) {
	const { onOpenChange, hoverDelayMs } = options;
	const [kept, setKept] = useState(options.defaultOpen);
	const isOpen = options.isOpen ?? kept;
	const isHeldByHover = useRef(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const change = (next: boolean) => {
		clearTimeout(timer.current);
		if (next === isOpen) return;
		if (!next) isHeldByHover.current = false;
		setKept(next);
		onOpenChange?.(next);
	};
	const latest = useRef(change);
	latest.current = change;

	const changeLater = (next: boolean, afterMs: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			if (next) isHeldByHover.current = true;
			latest.current(next);
		}, afterMs);
	};
	useEffect(() => {
		// It may have been opened before the script came.
		if (ref.current instanceof HTMLDetailsElement && ref.current.open) latest.current(true);
		return () => clearTimeout(timer.current);
	}, [ref]);

	useEffect(() => {
		if (!isOpen) return;
		const closeElsewhere = ({ target }: Event) => {
			if (target instanceof Node && !ref.current?.contains(target)) latest.current(false);
		};
		document.addEventListener('pointerdown', closeElsewhere);
		document.addEventListener('focusin', closeElsewhere);
		return () => {
			document.removeEventListener('pointerdown', closeElsewhere);
			document.removeEventListener('focusin', closeElsewhere);
		};
	}, [isOpen, ref]);

	const trigger = {
		onClick: (event: MouseEvent) => {
			// The browser would open it by itself, whatever the caller says.
			event.preventDefault();
			const isPinned = isOpen && isHeldByHover.current;
			isHeldByHover.current = false;
			clearTimeout(timer.current);
			if (!isPinned) change(!isOpen);
		},
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			if (pointerType === 'mouse' && hoverDelayMs !== undefined && !isOpen) changeLater(true, hoverDelayMs);
		},
	};
	const whole = {
		// The browser opens it too, to show what was searched for in the page.
		onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => change(currentTarget.open),
		onPointerEnter: () => {
			if (isOpen) clearTimeout(timer.current);
		},
		onPointerLeave: ({ pointerType }: PointerEvent) => {
			if (pointerType !== 'mouse') return;
			clearTimeout(timer.current);
			if (isOpen && isHeldByHover.current) changeLater(false, LEAVE_MS);
		},
	};
	return { isOpen, change, trigger, whole };
}
