'use client';

import { cva, cx } from 'class-variance-authority';
import {
	type ComponentPropsWithRef,
	type MouseEvent,
	type ReactNode,
	type RefObject,
	type SyntheticEvent,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react';
import { Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { pushModal } from './modal-stack.ts';

/**
 * `center` stands in the middle, on phones (below 768 px) as a sheet at the bottom, within the thumb's reach;
 * `bottom` is that sheet at every width; `end` is a panel along the inline end, as high as the window.
 */
export type DialogPlacement = 'center' | 'bottom' | 'end';

/** The words of a dialog that are not the caller's content. */
export interface DialogLabels {
	/** Name of the close button. Default "Close". */
	readonly close: string;
}

export interface DialogProps
	extends Omit<
		ComponentPropsWithRef<'dialog'>,
		'title' | 'open' | 'children' | 'onCancel' | 'onClose' | 'onClick' | 'onPointerDown'
	> {
	/** Whether the dialog is shown. */
	readonly isOpen: boolean;
	/** Called with false when the person closes it: close button, Escape, a press outside. */
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Heading and accessible name. */
	readonly title: ReactNode;
	/** A sentence below the heading; also its accessible description. Default none. */
	readonly description?: ReactNode | undefined;
	/** Default `center`. */
	readonly placement?: DialogPlacement | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<DialogLabels> | undefined;
	/** Actions below the content; they stay in view while it scrolls. Default none. */
	readonly footer?: ReactNode | undefined;
	/** What has the focus at first. Default: the heading, so that a screen reader begins there. */
	readonly initialFocusRef?: RefObject<HTMLElement | null> | undefined;
	/** The content; rendered only while the dialog is open. */
	readonly children?: ReactNode | undefined;
}

const dialogStyles = cva(
	[
		'fixed max-w-none flex-col overflow-y-auto overscroll-contain border border-border bg-surface-raised p-0 text-text shadow-overlay',
		'outline-none backdrop:bg-overlay open:flex',
		'transition duration-slow ease-out motion-reduce:transition-none starting:open:opacity-0',
	],
	{
		variants: {
			placement: {
				center: [
					'max-tablet:mx-0 max-tablet:mt-auto max-tablet:mb-0 max-tablet:w-full max-tablet:rounded-t-card',
					'max-tablet:max-h-[85dvh] max-tablet:starting:open:translate-y-4',
					'tablet:m-auto tablet:max-h-[min(85dvh,48rem)] tablet:w-[calc(100%-3rem)] tablet:max-w-lg',
					'tablet:rounded-card tablet:starting:open:scale-95',
				],
				bottom: 'mx-0 mt-auto mb-0 max-h-[85dvh] w-full rounded-t-card starting:open:translate-y-4',
				end: [
					'inset-y-0 my-0 ms-auto me-0 h-dvh max-h-none w-[min(26rem,calc(100%-3rem))] rounded-s-card',
					'starting:open:translate-x-4 rtl:starting:open:-translate-x-4',
				],
			},
		},
	},
);

/**
 * A question or a task in front of the page, on the browser's own modal `<dialog>`: the page behind is inert and held
 * still, Escape, the close button and a press outside close it, and the focus returns to where it came from.
 */
export function Dialog({
	isOpen,
	onOpenChange,
	title,
	description,
	placement = 'center',
	labels,
	footer,
	initialFocusRef,
	children,
	ref,
	className,
	...rest
}: DialogProps) {
	const id = useId();
	const dialogRef = useRef<HTMLDialogElement>(null);
	const titleRef = useRef<HTMLHeadingElement>(null);
	const isPressOutside = useRef(false);
	const setDialog = useMemo(() => mergeRefs(dialogRef, ref), [ref]);

	useLayoutEffect(() => {
		const dialog = dialogRef.current;
		if (!isOpen || dialog === null) return;
		dialog.showModal();
		(initialFocusRef?.current ?? titleRef.current)?.focus({ preventScroll: true });
		const popModal = pushModal(dialog);
		return () => {
			popModal();
			// Before React takes the element away: only an open dialog hands the focus back to its opener.
			if (dialog.open) dialog.close();
		};
	}, [isOpen, initialFocusRef]);

	const handleCancel = (event: SyntheticEvent) => {
		if (event.target !== event.currentTarget) return;
		event.preventDefault();
		onOpenChange(false);
	};
	const handleClose = (event: SyntheticEvent) => {
		if (event.target === event.currentTarget && isOpen) onOpenChange(false);
	};

	// Both the press and the release must be outside, or selecting text past the edge would close it. Keys have Escape.
	const outsidePress = {
		onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
			isPressOutside.current = isOutside(event);
		},
		onClick: (event: MouseEvent<HTMLDialogElement>) => {
			if (isPressOutside.current && isOutside(event)) onOpenChange(false);
		},
	};

	return (
		<dialog
			data-part="dialog"
			data-placement={placement}
			aria-labelledby={`${id}-title`}
			aria-describedby={description === undefined ? undefined : `${id}-description`}
			{...rest}
			ref={setDialog}
			onCancel={handleCancel}
			onClose={handleClose}
			{...outsidePress}
			className={cx(dialogStyles({ placement }), className)}
		>
			{isOpen && (
				<>
					<header
						data-part="dialog-header"
						className="sticky top-0 z-1 flex items-start gap-2 bg-surface-raised ps-5 pe-2 pt-2 pb-1"
					>
						<h2
							ref={titleRef}
							id={`${id}-title`}
							data-part="dialog-title"
							tabIndex={-1}
							className="min-w-0 grow pt-2 text-lg leading-heading font-bold wrap-anywhere outline-none"
						>
							{title}
						</h2>
						<IconButton
							data-part="dialog-close"
							label={labels?.close ?? 'Close'}
							icon={<Glyph name="cross" />}
							onClick={() => onOpenChange(false)}
						/>
					</header>
					<div data-part="dialog-body" className="grow px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
						{description !== undefined && (
							<p id={`${id}-description`} data-part="dialog-description" className="mb-4 text-text-muted">
								{description}
							</p>
						)}
						{children}
					</div>
					{footer !== undefined && (
						<footer
							data-part="dialog-footer"
							className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-border bg-surface-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
						>
							{footer}
						</footer>
					)}
				</>
			)}
		</dialog>
	);
}

/** Whether a press fell on the backdrop, which the browser reports as the dialog itself. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
	if (target !== currentTarget) return false;
	const box = currentTarget.getBoundingClientRect();
	return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
