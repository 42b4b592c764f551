import {
	type MouseEvent,
	type Ref,
	type RefObject,
	type SyntheticEvent,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react';
import { mergeRefs } from '../slot/index.ts';
import { pushModal } from './modal-stack.ts';

interface ModalOptions {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** What has the focus at first. */
	readonly initialFocusRef: RefObject<HTMLElement | null>;
	/** Whether a press on the backdrop asks to close. */
	readonly closesOnPressOutside: boolean;
	/** The caller's ref, beside the hook's own. */
	readonly ref: Ref<HTMLDialogElement> | undefined;
}

/**
 * What every modal on `<dialog>` does: it opens in the top layer, holds the page behind it still, asks its caller to
 * close on Escape and on a press outside, and gives the focus back to where it came from.
 *
 * @returns props for the `<dialog>`.
 */
export function useModal({ isOpen, onOpenChange, initialFocusRef, closesOnPressOutside, ref }: ModalOptions) {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const isPressOutside = useRef(false);
	const setDialog = useMemo(() => mergeRefs(dialogRef, ref), [ref]);

	useLayoutEffect(() => {
		const dialog = dialogRef.current;
		if (!isOpen || dialog === null) return;
		dialog.showModal();
		initialFocusRef.current?.focus({ preventScroll: true });
		const popModal = pushModal(dialog);
		return () => {
			popModal();
			// Before React takes the element away: only an open dialog hands the focus back to its opener.
			if (dialog.open) dialog.close();
		};
	}, [isOpen, initialFocusRef]);

	return {
		ref: setDialog,
		onCancel: (event: SyntheticEvent) => {
			if (event.target !== event.currentTarget) return;
			event.preventDefault();
			onOpenChange(false);
		},
		onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
			// Told later, when it may be open again: React's strict mode closes and opens what has just come.
			if (target === currentTarget && isOpen && !currentTarget.open) onOpenChange(false);
		},
		// Both the press and the release must be outside, or selecting text past the edge would close it. Keys have Escape.
		onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
			isPressOutside.current = closesOnPressOutside && isOutside(event);
		},
		onClick: (event: MouseEvent<HTMLDialogElement>) => {
			if (isPressOutside.current && isOutside(event)) onOpenChange(false);
		},
	};
}

/** Whether a press fell on the backdrop, which the browser reports as the dialog itself. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
	if (target !== currentTarget) return false;
	const box = currentTarget.getBoundingClientRect();
	return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
