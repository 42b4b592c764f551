'use client';

import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	type FocusEvent,
	type ReactElement,
	type ReactNode,
	type RefObject,
	useMemo,
	useRef,
} from 'react';
import type { OpenProps } from '../dialog/dialog-props.ts';
import { crossIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { mergeRefs, Slot } from '../slot/index.ts';
import type { FloatAlign } from '../tooltip/float-beside.ts';
import type { TooltipSide } from '../tooltip/place.ts';
import { useControlled } from '../value/use-controlled.ts';
import { CARD, PANEL } from './panel-styles.ts';
import { usePopover } from './use-popover.ts';

/** The words of a popover that are not the caller's content. */
export interface PopoverLabels {
	/** Name of the close button. Default "Close". */
	readonly close: string;
}

export interface PopoverProps
	extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'popover'>,
		Omit<OpenProps, 'trigger'> {
	/** The button that opens and closes it; one element that takes a ref and props. */
	readonly trigger: ReactElement<{ readonly id?: string | undefined }>;
	/** Heading and accessible name; brings a close button with it. Default none: it is named after its trigger. */
	readonly title?: ReactNode | undefined;
	/** Preferred side; the other one is taken when there is no room. Default `bottom`. */
	readonly side?: TooltipSide | undefined;
	/** Edge of the trigger that it lines up with. Default `center`. */
	readonly align?: FloatAlign | undefined;
	/** Points at its trigger. Default false. */
	readonly hasArrow?: boolean | undefined;
	/** What has the focus at first. Default: the panel, so that a screen reader begins there. */
	readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<PopoverLabels> | undefined;
	/** The content; it may hold controls. */
	readonly children?: ReactNode | undefined;
}

/**
 * A small panel beside its button, for a few controls or some text; the page around it stays in use. A press outside,
 * Escape and moving the focus away close it.
 */
export function Popover({
	trigger,
	isOpen,
	defaultOpen = false,
	onOpenChange,
	title,
	side = 'bottom',
	align = 'center',
	hasArrow = false,
	initialFocusRef,
	labels,
	children,
	ref,
	className,
	...rest
}: PopoverProps) {
	const panelRef = useRef<HTMLDivElement>(null);
	const setPanel = useMemo(() => mergeRefs(panelRef, ref), [ref]);
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	const { triggerProps, panelProps } = usePopover({
		isOpen: isShown,
		onOpenChange: change,
		side,
		align,
		initialFocusRef: initialFocusRef ?? panelRef,
		panelRef,
	});
	const id = rest.id ?? panelProps.id;
	const triggerId = trigger.props.id ?? `${id}-trigger`;

	const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
		if (relatedTarget !== triggerProps.ref.current) change(false);
	};
	return (
		<>
			<Slot {...triggerProps} id={triggerId} popoverTarget={id} aria-haspopup="dialog">
				{trigger}
			</Slot>
			<div
				data-part="popover"
				role="dialog"
				tabIndex={-1}
				aria-labelledby={title === undefined ? triggerId : `${id}-title`}
				{...rest}
				{...panelProps}
				id={id}
				ref={setPanel}
				onBlur={handleBlur}
				className={clsx('group/popover', PANEL, className)}
			>
				<div data-part="popover-card" className={clsx(CARD, title === undefined && 'p-4')}>
					{title === undefined ? (
						children
					) : (
						<>
							<div data-part="popover-header" className="flex items-start gap-2 ps-4 pe-1 pt-1">
								<h2
									id={`${id}-title`}
									data-part="popover-title"
									className="min-w-0 grow pt-2.5 text-base leading-heading font-bold"
								>
									{title}
								</h2>
								<IconButton
									data-part="popover-close"
									label={labels?.close ?? 'Close'}
									icon={<Glyph icon={crossIcon} />}
									onClick={() => change(false)}
								/>
							</div>
							<div data-part="popover-body" className="px-4 pt-1 pb-4">
								{children}
							</div>
						</>
					)}
				</div>
				{hasArrow && (
					<span
						data-part="popover-arrow"
						aria-hidden="true"
						className={clsx(
							'absolute left-[clamp(1.25rem,var(--anchor-middle),calc(100%-1.25rem))] size-3 -translate-x-1/2 rotate-45 border-border bg-surface-raised',
							'group-data-[side=bottom]/popover:top-0.75 group-data-[side=bottom]/popover:border-s group-data-[side=bottom]/popover:border-t',
							'group-data-[side=top]/popover:bottom-0.75 group-data-[side=top]/popover:border-e group-data-[side=top]/popover:border-b',
						)}
					/>
				)}
			</div>
		</>
	);
}
