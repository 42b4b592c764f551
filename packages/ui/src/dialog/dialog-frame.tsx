import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { crossIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Slot } from '../slot/index.ts';
import type { DialogProps } from './dialog-props.ts';
import { dialogStyles } from './dialog-styles.ts';
import { useModal } from './use-modal.ts';

interface DialogFrameProps extends Omit<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
	/** Whether it is shown. */
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Whether a press outside and a button at the heading close it; without, an answer must be given. Default true. */
	readonly isDismissible?: boolean | undefined;
	/** What is above the heading (the handle of a sheet). Default none. */
	readonly handle?: ReactNode | undefined;
	/** Further props of the header (a sheet is dragged by it). Default none. */
	readonly headerProps?: ComponentProps<'div'> | undefined;
}

/** What Dialog, AlertDialog, Drawer and BottomSheet share: heading, scrolling content, and actions that stay in view. */
export function DialogFrame({
	isOpen,
	onOpenChange,
	trigger,
	title,
	description,
	placement = 'center',
	labels,
	footer,
	initialFocusRef,
	isDismissible = true,
	handle,
	headerProps,
	children,
	ref,
	className,
	...rest
}: DialogFrameProps) {
	const id = useId();
	const titleRef = useRef<HTMLHeadingElement>(null);
	const modal = useModal({
		isOpen,
		onOpenChange,
		initialFocusRef: initialFocusRef ?? titleRef,
		closesOnPressOutside: isDismissible,
		ref,
	});
	return (
		<>
			{trigger !== undefined && (
				<Slot aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
					{trigger}
				</Slot>
			)}
			<dialog
				data-part="dialog"
				data-placement={placement}
				aria-labelledby={`${id}-title`}
				aria-describedby={description === undefined ? undefined : `${id}-description`}
				{...rest}
				{...modal}
				className={clsx(dialogStyles({ placement }), className)}
			>
				{/* No <header> and <div>: in a dialog those would be the page's landmarks. */}
				{isOpen && (
					<>
						{/* Round as the paper is: of a square layer that ends between two pixels, browsers leave the last row unpainted. */}
						<div
							data-part="dialog-header"
							{...headerProps}
							className={clsx('sticky top-0 z-1 rounded-t-[inherit] bg-surface-raised', headerProps?.className)}
						>
							{handle}
							<div className="flex items-start gap-2 ps-5 pe-2 pt-2 pb-1">
								<h2
									ref={titleRef}
									id={`${id}-title`}
									data-part="dialog-title"
									tabIndex={-1}
									className="min-w-0 grow pt-2 text-lg leading-heading font-bold wrap-anywhere outline-none"
								>
									{title}
								</h2>
								{isDismissible && (
									<IconButton
										data-part="dialog-close"
										label={labels?.close ?? 'Close'}
										icon={<Glyph icon={crossIcon} />}
										onClick={() => onOpenChange(false)}
									/>
								)}
							</div>
						</div>
						<div data-part="dialog-body" className="grow px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
							{description !== undefined && (
								<p id={`${id}-description`} data-part="dialog-description" className="mb-4 text-text-muted">
									{description}
								</p>
							)}
							{children}
						</div>
						{footer !== undefined && (
							<div
								data-part="dialog-footer"
								className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-border bg-surface-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
							>
								{footer}
							</div>
						)}
					</>
				)}
			</dialog>
		</>
	);
}
