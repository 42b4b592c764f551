'use client';

import { useMemo, useRef } from 'react';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import type { DialogProps } from '../dialog/dialog-props.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useDragToClose } from './use-drag-to-close.ts';

/** Props of BottomSheet: those of Dialog, whose place is fixed. */
export type BottomSheetProps = Omit<DialogProps, 'placement'>;

/**
 * A modal sheet at the bottom of the window, within the thumb's reach: choices, a short form. It is dragged down by
 * its header to close it; the close button, Escape and a press outside do the same.
 */
export function BottomSheet({ isOpen, defaultOpen = false, onOpenChange, ref, ...rest }: BottomSheetProps) {
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	const sheetRef = useRef<HTMLDialogElement>(null);
	const setSheet = useMemo(() => mergeRefs(sheetRef, ref), [ref]);
	const drag = useDragToClose(sheetRef, () => change(false));
	return (
		<DialogFrame
			data-part="bottom-sheet"
			{...rest}
			ref={setSheet}
			placement="bottom"
			isOpen={isShown}
			onOpenChange={change}
			headerProps={{ ...drag, className: 'cursor-grab touch-none active:cursor-grabbing' }}
			handle={
				<span data-part="bottom-sheet-handle" aria-hidden="true" className="flex justify-center pt-2">
					<span className="h-1 w-10 rounded-full bg-border-strong forced-colors:bg-[CanvasText]" />
				</span>
			}
		/>
	);
}
