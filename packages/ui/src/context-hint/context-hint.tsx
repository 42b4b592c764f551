'use client';

import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	type MouseEvent,
	type PointerEvent,
	type ReactNode,
	useEffect,
	useMemo,
	useRef,
} from 'react';
import type { OpenProps } from '../dialog/dialog-props.ts';
import { Glyph, questionIcon } from '../glyph/index.ts';
import { CARD, PANEL } from '../popover/panel-styles.ts';
import { usePopover } from '../popover/use-popover.ts';
import { mergeRefs } from '../slot/index.ts';
import type { FloatAlign } from '../tooltip/float-beside.ts';
import type { TooltipSide } from '../tooltip/place.ts';
import { useControlled } from '../value/use-controlled.ts';

export interface ContextHintProps
	extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'type' | 'onClick'>,
		Omit<OpenProps, 'trigger'> {
	/** What is explained, as the button's name ("About delivery time"). */
	readonly label: string;
	/** The explanation: a sentence or two, no controls. */
	readonly children: ReactNode;
	/** Preferred side; the other one is taken when there is no room. Default `top`. */
	readonly side?: TooltipSide | undefined;
	/** Edge of the button that the explanation lines up with. Default `center`. */
	readonly align?: FloatAlign | undefined;
	/** Ms a mouse rests on the button before the explanation shows; a press shows it at once. Default 300. */
	readonly delayMs?: number | undefined;
}

const LEAVE_MS = 120;

/**
 * A small question mark beside a word that needs explaining. A press opens the explanation and keeps it open; a mouse
 * that rests on it opens it for as long as it stays. Screen readers hear it as the button's description without opening.
 */
export function ContextHint({
	label,
	children,
	side = 'top',
	align = 'center',
	delayMs = 300,
	isOpen,
	defaultOpen = false,
	onOpenChange,
	ref,
	className,
	...rest
}: ContextHintProps) {
	const panelRef = useRef<HTMLSpanElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isByHover = useRef(false);
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	const { triggerProps, panelProps } = usePopover({ isOpen: isShown, onOpenChange: change, side, align, panelRef });
	const anchorRef = triggerProps.ref;
	const setButton = useMemo(() => mergeRefs(anchorRef, ref), [anchorRef, ref]);
	useEffect(() => () => clearTimeout(timer.current), []);

	const later = (next: boolean, afterMs: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			isByHover.current = next;
			change(next);
		}, afterMs);
	};
	const hover = {
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			if (pointerType === 'touch') return;
			if (isShown) clearTimeout(timer.current);
			else later(true, delayMs);
		},
		onPointerLeave: ({ pointerType }: PointerEvent) => {
			if (pointerType === 'touch') return;
			if (isShown && isByHover.current) later(false, LEAVE_MS);
			else clearTimeout(timer.current);
		},
	};
	const press = (event: MouseEvent) => {
		clearTimeout(timer.current);
		// A press on what the mouse alone has opened keeps it open; the browser would close it.
		if (isShown && isByHover.current) event.preventDefault();
		else triggerProps.onClick(event);
		isByHover.current = false;
	};
	return (
		<>
			<button
				data-part="context-hint"
				aria-describedby={panelProps.id}
				{...rest}
				{...triggerProps}
				{...hover}
				ref={setButton}
				type="button"
				aria-label={label}
				onClick={press}
				className={clsx(
					'relative inline-grid size-5 shrink-0 place-items-center rounded-full align-[-0.25em] text-text-muted after:absolute after:-inset-3',
					'enabled-hover:text-text aria-expanded:text-text disabled:text-on-disabled',
					className,
				)}
			>
				<Glyph icon={questionIcon} />
			</button>
			{/* A span, because it may stand inside a paragraph or a label. */}
			<span data-part="context-hint-panel" {...panelProps} {...hover} ref={panelRef} className={PANEL}>
				<span data-part="context-hint-card" className={clsx('block px-3.5 py-2.5 text-sm', CARD)}>
					{children}
				</span>
			</span>
		</>
	);
}
