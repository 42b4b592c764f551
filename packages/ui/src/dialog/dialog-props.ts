import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react';

/**
 * `center` is in the middle, on phones (below 768 px) as a sheet at the bottom, within the thumb's reach;
 * `bottom` is that sheet at every width; `start` and `end` are panels along that inline edge, as high as the window.
 */
export type DialogPlacement = 'center' | 'bottom' | 'start' | 'end';

/** The words of a dialog that are not the caller's content. */
export interface DialogLabels {
	/** Name of the close button. Default "Close". */
	readonly close: string;
}

/** Who keeps whether an overlay is open, and what opens it. */
export interface OpenProps {
	/** Whether it is shown, when the caller keeps that. Default: it keeps it itself. */
	readonly isOpen?: boolean | undefined;
	/** Whether it is shown at first, when it keeps that itself. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called with what the person asks for: its trigger, close button, Escape, a press outside. Default: nothing. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** The button that opens it; one element that takes props. Default: the caller opens it. */
	readonly trigger?: ReactElement | undefined;
}

/** What `<dialog>` takes, without what the component does itself. */
export type ModalElementProps = Omit<
	ComponentPropsWithRef<'dialog'>,
	'title' | 'open' | 'children' | 'onCancel' | 'onClose' | 'onClick' | 'onPointerDown'
>;

export interface DialogProps extends ModalElementProps, OpenProps {
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
