'use client';

import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { Slot } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { defaultLabels, type LightboxProps } from './lightbox-props.ts';
import { LightboxStage } from './lightbox-stage.tsx';

/**
 * Pictures as large as the window, one at a time: swiped, or moved by arrow keys and buttons, and made larger by a
 * double press, by two fingers, by + and − or by buttons. It is dark in both colour modes, so that the picture counts.
 */
export function Lightbox({
	pictures,
	index,
	defaultIndex = 0,
	onIndexChange,
	isOpen,
	defaultOpen = false,
	onOpenChange,
	trigger,
	labels,
	ref,
	className,
	...rest
}: LightboxProps) {
	const id = useId();
	const trackRef = useRef<HTMLUListElement>(null);
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	const [at, setAt] = useControlled(index, defaultIndex, onIndexChange);
	const modal = useModal({
		isOpen: isShown,
		onOpenChange: change,
		initialFocusRef: trackRef,
		closesOnPressOutside: false,
		ref,
	});
	return (
		<>
			{trigger !== undefined && (
				<Slot aria-haspopup="dialog" onClick={() => change(true)}>
					{trigger}
				</Slot>
			)}
			<dialog
				data-part="lightbox"
				data-color-mode="dark"
				aria-labelledby={`${id}-title`}
				{...rest}
				{...modal}
				className={clsx(
					'fixed inset-0 m-0 size-full max-h-none max-w-none grid-rows-[auto_1fr_auto] border-0 bg-surface p-0 text-text outline-none open:grid',
					'transition-opacity duration-slow ease-out motion-reduce:transition-none starting:open:opacity-0',
					className,
				)}
			>
				{isShown && (
					<LightboxStage
						id={id}
						pictures={pictures}
						index={Math.max(0, Math.min(at, pictures.length - 1))}
						onIndexChange={setAt}
						onClose={() => change(false)}
						labels={{ ...defaultLabels, ...labels }}
						trackRef={trackRef}
					/>
				)}
			</dialog>
		</>
	);
}
