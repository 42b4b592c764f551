'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react';
import { useLabels } from '../labels/labels-context.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import type { ResizablePanelsLabels } from './resizable-panels-labels.ts';

const RESIZABLE_PANELS_LABELS: ResizablePanelsLabels = { handle: 'Resize' };

/** Props of ResizablePanels: those of a div, and these. */
export interface ResizablePanelsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
	/** The first panel. */
	readonly start: ReactNode;
	/** The second panel, which takes the rest of the room. */
	readonly end: ReactNode;
	/** `horizontal` (default): side by side; `vertical`: above each other. */
	readonly orientation?: 'horizontal' | 'vertical' | undefined;
	/** Size of the first panel in percent, when the caller keeps it. Default: the component keeps it. */
	readonly value?: number | undefined;
	/** Size of the first panel at first, in percent. Default 50. */
	readonly defaultValue?: number | undefined;
	/** Called with each size on the way. Default none. */
	readonly onValueChange?: ((value: number) => void) | undefined;
	/** Called with the size when the handle is released or a key has moved it: the moment to store it. Default none. */
	readonly onValueCommit?: ((value: number) => void) | undefined;
	/** Smallest size of the first panel in percent. Default 10. */
	readonly min?: number | undefined;
	/** Largest size of the first panel in percent. Default 90. */
	readonly max?: number | undefined;
	/** Percent that an arrow key adds. Default 5. */
	readonly step?: number | undefined;
	/** Enter and a double press fold the first panel to nothing and unfold it. Default false. */
	readonly isCollapsible?: boolean | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<ResizablePanelsLabels> | undefined;
}

const rootStyles = cva('flex size-full min-h-0 min-w-0', {
	variants: { orientation: { horizontal: 'flex-row', vertical: 'flex-col' } },
});

const handleStyles = cva(
	[
		'group/handle relative z-1 flex shrink-0 touch-none items-center justify-center bg-border outline-none',
		// Wider for pointers than it looks.
		'after:absolute',
	],
	{
		variants: {
			orientation: {
				horizontal: 'w-px cursor-col-resize after:-inset-x-5.5 after:inset-y-0',
				vertical: 'h-px cursor-row-resize after:inset-x-0 after:-inset-y-5.5',
			},
		},
	},
);

const gripStyles = cva(
	[
		'shrink-0 rounded-full border border-border-strong bg-surface-raised transition-colors duration-fast',
		'group-hover/handle:border-accent group-active/handle:bg-accent group-focus-visible/handle:outline-2 group-focus-visible/handle:outline-offset-2 group-focus-visible/handle:outline-focus',
	],
	{ variants: { orientation: { horizontal: 'h-9 w-2.5', vertical: 'h-2.5 w-9' } } },
);

/** Keys that grow (1) and shrink (-1) the first panel, read from left to right. */
const KEYS: Readonly<Record<string, Readonly<Record<string, 1 | -1 | undefined>>>> = {
	horizontal: { ArrowRight: 1, ArrowLeft: -1 },
	vertical: { ArrowDown: 1, ArrowUp: -1 },
};

const DIGITS = 1;

/**
 * Two panels with a handle between them; nest another one in a panel for three (WAI-ARIA window splitter). Give the
 * place around it a height. Arrow keys resize, Home and End go to the limits.
 */
export function ResizablePanels({
	start,
	end,
	orientation = 'horizontal',
	value: givenValue,
	defaultValue = 50,
	onValueChange,
	onValueCommit,
	min = 10,
	max = 90,
	step = 5,
	isCollapsible = false,
	labels,
	ref,
	className,
	...rest
}: ResizablePanelsProps) {
	const words = useLabels('resizablePanels', RESIZABLE_PANELS_LABELS, labels);
	const id = useId();
	const [value, setValue] = useControlled<number>(givenValue, defaultValue, onValueChange);
	const rootRef = useRef<HTMLDivElement>(null);
	const panelRef = useRef<HTMLDivElement>(null);
	const setRoot = useMemo(() => mergeRefs(rootRef, ref), [ref]);
	const current = useRef(value);
	current.current = value;
	const unfolded = useRef(value === 0 ? defaultValue : value);
	const isDragging = useRef(false);
	const isHorizontal = orientation === 'horizontal';
	const isRtl = () => rootRef.current !== null && getComputedStyle(rootRef.current).direction === 'rtl';

	// By script, because a strict content policy refuses inline styles in markup.
	useLayoutEffect(() => {
		panelRef.current?.style.setProperty('flex-basis', `${value}%`);
	}, [value]);

	const resize = (wanted: number) => {
		const next = Number(Math.max(min, Math.min(max, wanted)).toFixed(DIGITS));
		if (next === current.current) return;
		current.current = next;
		setValue(next);
	};
	const fold = () => {
		if (!isCollapsible) return;
		if (current.current === 0) resize(unfolded.current);
		else {
			unfolded.current = current.current;
			current.current = 0;
			setValue(0);
		}
		onValueCommit?.(current.current);
	};
	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const by = KEYS[orientation]?.[event.key];
		const goal = { Home: min, End: max }[event.key];
		if (event.key === 'Enter' && isCollapsible) {
			event.preventDefault();
			fold();
		} else if (by !== undefined || goal !== undefined) {
			event.preventDefault();
			resize(goal ?? current.current + (by ?? 0) * step * (isHorizontal && isRtl() ? -1 : 1));
			onValueCommit?.(current.current);
		}
	};
	const dragTo = ({ clientX, clientY }: PointerEvent) => {
		const box = rootRef.current?.getBoundingClientRect();
		if (box === undefined) return;
		const share = isHorizontal ? (clientX - box.left) / box.width : (clientY - box.top) / box.height;
		resize((isHorizontal && isRtl() ? 1 - share : share) * 100);
	};
	const handle = {
		role: 'separator',
		tabIndex: 0,
		'aria-label': words.handle,
		'aria-controls': `${id}-start`,
		'aria-orientation': isHorizontal ? ('vertical' as const) : ('horizontal' as const),
		'aria-valuenow': Math.round(value),
		'aria-valuemin': isCollapsible ? 0 : min,
		'aria-valuemax': max,
		onKeyDown: handleKeyDown,
		onDoubleClick: fold,
		onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
			if (event.button !== 0) return;
			event.preventDefault();
			event.currentTarget.focus();
			event.currentTarget.setPointerCapture(event.pointerId);
			isDragging.current = true;
		},
		onPointerMove: (event: PointerEvent) => {
			if (isDragging.current) dragTo(event);
		},
		onPointerUp: () => {
			if (!isDragging.current) return;
			isDragging.current = false;
			onValueCommit?.(current.current);
		},
		onPointerCancel: () => {
			isDragging.current = false;
		},
	};
	return (
		<div
			data-part="resizable-panels"
			data-orientation={orientation}
			{...rest}
			ref={setRoot}
			className={clsx(rootStyles({ orientation }), className)}
		>
			<div
				ref={panelRef}
				id={`${id}-start`}
				data-part="resizable-panels-start"
				// What is folded away is out of reach for keyboards too.
				inert={value === 0}
				className="min-h-0 min-w-0 shrink-0 grow-0 basis-1/2 overflow-auto"
			>
				{start}
			</div>
			<div data-part="resizable-panels-handle" {...handle} className={handleStyles({ orientation })}>
				<span aria-hidden="true" className={gripStyles({ orientation })} />
			</div>
			<div data-part="resizable-panels-end" className="min-h-0 min-w-0 flex-1 overflow-auto">
				{end}
			</div>
		</div>
	);
}
