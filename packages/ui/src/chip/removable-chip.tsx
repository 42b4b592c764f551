'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { crossIcon, Glyph } from '../glyph/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { isPlainPress } from '../value/is-plain-press.ts';
import { chipStyles } from './chip-styles.ts';

export interface RemovableChipProps extends ComponentPropsWithRef<'span'> {
	/** Called when the person removes it; the caller takes it away. */
	readonly onRemove: () => void;
	/** Name of the remove button, with what it removes ("Remove Cotton"). */
	readonly removeLabel: string;
	/** Picture before the words. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Takes the remove button out of use. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Address without it: the remove button is a link then, for visitors without script. Default none. */
	readonly href?: string | undefined;
}

const removeStyles =
	'relative -ms-1 grid size-8.5 shrink-0 place-items-center rounded-full text-text-muted after:absolute after:-inset-1.25';

const REMOVE = '[data-part="chip-remove"]:not(:disabled)';

/** Its neighbour's remove button, the next one first, or else the group that it was in. */
function heirOf(chip: Element): HTMLElement | null {
	const siblings = [
		...(chip.closest('[data-part="chip-group"]') ?? chip.parentElement ?? chip).querySelectorAll(REMOVE),
	];
	const at = siblings.findIndex((button) => chip.contains(button));
	const next = siblings[at + 1] ?? siblings[at - 1];
	return next instanceof HTMLElement ? next : chip.closest<HTMLElement>('[data-part="chip-group"]');
}

/** Something that was chosen or typed in and can be taken away again. The focus then goes to its neighbour. */
export function RemovableChip({
	onRemove,
	removeLabel,
	icon,
	isDisabled = false,
	href,
	className,
	children,
	ref,
	...rest
}: RemovableChipProps) {
	const chipRef = useRef<HTMLSpanElement>(null);
	const setChip = useMemo(() => mergeRefs(chipRef, ref), [ref]);

	// When it goes, whoever took it away: a focus that goes with it is thrown back to the page's start.
	useLayoutEffect(() => {
		const chip = chipRef.current;
		return () => {
			if (chip?.contains(document.activeElement)) heirOf(chip)?.focus();
		};
	}, []);

	return (
		<span
			data-part="removable-chip"
			{...rest}
			ref={setChip}
			className={clsx(chipStyles({ look: 'plain' }), 'ps-3.5 [&>svg]:size-[1.15em] [&>svg]:shrink-0', className)}
		>
			{icon}
			<span data-part="chip-label" className="min-w-0 py-1">
				{children}
			</span>
			{href === undefined || isDisabled ? (
				<button
					type="button"
					data-part="chip-remove"
					aria-label={removeLabel}
					disabled={isDisabled}
					onClick={onRemove}
					className={clsx(
						removeStyles,
						'enabled-hover:bg-surface-sunken enabled-hover:text-text disabled:cursor-not-allowed disabled:text-on-disabled',
					)}
				>
					<Glyph icon={crossIcon} className="size-4" />
				</button>
			) : (
				<a
					href={href}
					rel="nofollow"
					data-part="chip-remove"
					aria-label={removeLabel}
					onClick={(event) => {
						if (!isPlainPress(event)) return;
						event.preventDefault();
						onRemove();
					}}
					className={clsx(removeStyles, 'hover:bg-surface-sunken hover:text-text')}
				>
					<Glyph icon={crossIcon} className="size-4" />
				</a>
			)}
		</span>
	);
}
