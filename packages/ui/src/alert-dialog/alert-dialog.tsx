'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import type { ModalElementProps, OpenProps } from '../dialog/dialog-props.ts';
import { alertIcon, Glyph } from '../glyph/index.ts';
import { useControlled } from '../value/use-controlled.ts';

/** The words of an alert dialog that are not the caller's content. */
export interface AlertDialogLabels {
	/** The safe answer. Default "Cancel". */
	readonly cancel: string;
	/** Told to screen readers while the answer is carried out. Default "Loading". */
	readonly pending: string;
}

export interface AlertDialogProps extends ModalElementProps, OpenProps {
	/** The question; heading and accessible name. */
	readonly title: ReactNode;
	/** What follows from a yes; also its accessible description. */
	readonly description: ReactNode;
	/** The answer that acts, as a verb with its object ("Remove from cart"). */
	readonly confirmLabel: ReactNode;
	/** Called when the person confirms; the caller does it, shows `isPending` meanwhile, and closes. */
	readonly onConfirm: () => void;
	/** `critical` for what removes or cannot be undone, `neutral` for other decisions. Default `critical`. */
	readonly tone?: 'critical' | 'neutral' | undefined;
	/** The answer is being carried out: nothing closes it and no second answer counts. Default false. */
	readonly isPending?: boolean | undefined;
	/** Why it did not work, and what to do; read out when it appears. Default none. */
	readonly error?: ReactNode | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<AlertDialogLabels> | undefined;
	/** More to see before the answer (what will be removed). Default none. */
	readonly children?: ReactNode | undefined;
}

const CONFIRM_VARIANTS = { critical: 'critical', neutral: 'primary' } as const;

/**
 * Asks before something is lost. It begins at the safe answer, a press outside does nothing, Escape is the safe
 * answer too.
 */
export function AlertDialog({
	isOpen,
	defaultOpen = false,
	onOpenChange,
	confirmLabel,
	onConfirm,
	tone = 'critical',
	isPending = false,
	error,
	labels,
	children,
	...rest
}: AlertDialogProps) {
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	const cancelRef = useRef<HTMLButtonElement>(null);
	const request = (next: boolean) => {
		if (!isPending) change(next);
	};
	const footer = (
		<>
			<Button
				ref={cancelRef}
				data-part="alert-dialog-cancel"
				variant="secondary"
				aria-disabled={isPending || undefined}
				className="max-mobile-wide:w-full"
				onClick={() => request(false)}
			>
				{labels?.cancel ?? 'Cancel'}
			</Button>
			<Button
				data-part="alert-dialog-confirm"
				variant={CONFIRM_VARIANTS[tone]}
				isLoading={isPending}
				loadingLabel={labels?.pending ?? 'Loading'}
				className="max-mobile-wide:w-full"
				onClick={onConfirm}
			>
				{confirmLabel}
			</Button>
		</>
	);
	return (
		<DialogFrame
			data-part="alert-dialog"
			role="alertdialog"
			{...rest}
			isOpen={isShown}
			onOpenChange={request}
			isDismissible={false}
			initialFocusRef={cancelRef}
			footer={footer}
		>
			{children}
			{/* There before the error is, or a screen reader would not notice it. */}
			<div role="alert" data-part="alert-dialog-error" className="mt-3 text-sm text-critical empty:hidden">
				{error !== undefined && (
					<p className="flex items-start gap-1.5">
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
						<span className="min-w-0 wrap-anywhere">{error}</span>
					</p>
				)}
			</div>
		</DialogFrame>
	);
}
