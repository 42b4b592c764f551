'use client';

import { useControlled } from '../value/use-controlled.ts';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogProps } from './dialog-props.ts';

/**
 * A question or a task in front of the page, on the browser's own modal `<dialog>`: the page behind is inert and held
 * still, Escape, the close button and a press outside close it, and the focus returns to where it came from.
 */
export function Dialog({ isOpen, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	return <DialogFrame {...rest} isOpen={isShown} onOpenChange={change} />;
}
