'use client';

import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	cloneElement,
	type FocusEvent,
	type PointerEvent,
	type ReactElement,
	type ReactNode,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { floatBeside } from './float-beside.ts';
import type { TooltipSide } from './place.ts';

export type { TooltipSide } from './place.ts';

type OwnHandlers = 'onPointerOver' | 'onPointerOut' | 'onPointerDown' | 'onFocus' | 'onBlur';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'content' | OwnHandlers> {
	/** A few words; no controls. */
	readonly content: ReactNode;
	/** Preferred side; the other one is taken when there is no room. Default `bottom`. */
	readonly side?: TooltipSide | undefined;
	/**
	 * `description` adds the content to what a screen reader says of the anchor; `label` does not, for an anchor whose
	 * accessible name says the same already. Default `description`.
	 */
	readonly purpose?: 'description' | 'label' | undefined;
	/** Ms the pointer rests on the anchor before the tooltip shows; keyboard focus shows it at once. Default 400. */
	readonly delayMs?: number | undefined;
	/** The anchor: one element that takes the focus. */
	readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const LEAVE_MS = 80;

/** Whether an event comes from the anchor: React passes those of a portal inside of it on as well, a menu's for example. */
const isOfAnchor = ({ target, currentTarget }: FocusEvent | PointerEvent) =>
	target instanceof Node && currentTarget.contains(target);

/** Whether a pointer that hovers comes in from outside, or goes there. */
const crosses = (event: PointerEvent) =>
	event.pointerType !== 'touch' &&
	isOfAnchor(event) &&
	!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget));

interface TipProps {
	readonly id: string;
	readonly side: TooltipSide;
	readonly content: ReactNode;
	readonly onClose: () => void;
}

function Tip({ id, side, content, onClose }: TipProps) {
	const ref = useRef<HTMLSpanElement>(null);
	const close = useRef(onClose);
	close.current = onClose;

	useLayoutEffect(() => {
		const tip = ref.current;
		const anchor = tip?.parentElement?.firstElementChild;
		if (!tip || !anchor) return;
		// What it opened says more, and lies where the words would.
		if (anchor.getAttribute('aria-expanded') === 'true') {
			close.current();
			return;
		}
		// The top layer keeps it from being clipped, and above open dialogs.
		tip.showPopover();
		floatBeside(tip, anchor, side);
	}, [side]);

	useEffect(() => {
		const handleKeyDown = (event: KeyboardEvent) => {
			if (event.key === 'Escape') close.current();
		};
		const handleScroll = () => close.current();
		// An anchor that is replaced does not lose the focus in an event.
		const handleFocusIn = ({ target }: globalThis.FocusEvent) => {
			if (target instanceof Node && !ref.current?.parentElement?.contains(target)) close.current();
		};
		document.addEventListener('keydown', handleKeyDown, true);
		document.addEventListener('focusin', handleFocusIn);
		window.addEventListener('scroll', handleScroll, true);
		window.addEventListener('resize', handleScroll);
		return () => {
			document.removeEventListener('keydown', handleKeyDown, true);
			document.removeEventListener('focusin', handleFocusIn);
			window.removeEventListener('scroll', handleScroll, true);
			window.removeEventListener('resize', handleScroll);
		};
	}, []);

	return (
		// The padding bridges the gap, so that the pointer can travel onto the tooltip without closing it.
		<span
			ref={ref}
			id={id}
			role="tooltip"
			popover="manual"
			data-part="tooltip-tip"
			className="fixed inset-auto m-0 w-max max-w-64 overflow-visible border-0 bg-transparent py-2"
		>
			<span
				className={clsx(
					'block rounded-control bg-ink px-2.5 py-1 text-left text-sm font-normal whitespace-normal text-on-ink',
					'border border-ink wrap-anywhere shadow-float',
				)}
			>
				{content}
			</span>
		</span>
	);
}

/**
 * A few words about a control, on hover and on keyboard focus; Escape, scrolling and leaving close it, touch never
 * opens it.
 *
 * The root takes no space of its own (`display: contents`); the anchor keeps its place in the layout.
 */
export function Tooltip({
	content,
	side = 'bottom',
	purpose = 'description',
	delayMs = 400,
	children,
	className,
	...rest
}: TooltipProps) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const change = (next: boolean, afterMs = 0) => {
		clearTimeout(timer.current);
		if (afterMs === 0) setIsOpen(next);
		else timer.current = setTimeout(() => setIsOpen(next), afterMs);
	};
	useEffect(() => {
		// A pointer that was there before the script will not enter any more.
		const isHovered = document.querySelector(`[data-tooltip="${id}"]:hover`) !== null;
		if (isHovered && matchMedia('(hover: hover)').matches) timer.current = setTimeout(() => setIsOpen(true), delayMs);
		return () => clearTimeout(timer.current);
	}, [id, delayMs]);
	// They bubble up from the anchor; the root itself is nothing that could be pressed or focused.
	const triggers = {
		// Not enter and leave: React finds these by what the pointer left, which it may not have taken over yet.
		onPointerOver: (event: PointerEvent) => {
			if (crosses(event)) change(true, isOpen ? 0 : delayMs);
		},
		onPointerOut: (event: PointerEvent) => {
			if (crosses(event)) change(false, LEAVE_MS);
		},
		onPointerDown: () => change(false),
		onFocus: (event: FocusEvent) => {
			if (isOfAnchor(event) && event.target.matches(':focus-visible')) change(true);
		},
		onBlur: () => change(false),
	};

	const describedBy = [children.props['aria-describedby'], isOpen && purpose === 'description' ? id : undefined]
		.filter((part) => part !== undefined)
		.join(' ');
	return (
		<span
			data-part="tooltip"
			data-tooltip={id}
			data-state={isOpen ? 'open' : 'closed'}
			{...rest}
			{...triggers}
			className={clsx('contents', className)}
		>
			{cloneElement(children, { 'aria-describedby': describedBy === '' ? undefined : describedBy })}
			{isOpen && <Tip id={id} side={side} content={content} onClose={() => change(false)} />}
		</span>
	);
}
