'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { checkIcon, Glyph } from '../glyph/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { chipStyles } from './chip-styles.ts';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
	/** Whether it is chosen, when the caller keeps that. Default: it keeps it itself. */
	readonly isSelected?: boolean | undefined;
	/** Whether it is chosen at first, when it keeps that itself. Default false. */
	readonly defaultSelected?: boolean | undefined;
	/** Called with what the press makes of it. Default: nothing. */
	readonly onSelectedChange?: ((isSelected: boolean) => void) | undefined;
	/** How many things it stands for, formatted ("1,204"). Default none. */
	readonly count?: ReactNode | undefined;
	/** Picture before the words; a check mark takes its place while it is chosen. Default none. */
	readonly icon?: ReactNode | undefined;
}

/** A filter that is on or off by one press; several may be on at once. */
export function Chip({
	isSelected,
	defaultSelected = false,
	onSelectedChange,
	count,
	icon,
	className,
	children,
	onClick,
	...rest
}: ChipProps) {
	const [isOn, change] = useControlled(isSelected, defaultSelected, onSelectedChange);
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		onClick?.(event);
		if (!event.defaultPrevented) change(!isOn);
	};
	return (
		<button
			type="button"
			data-part="chip"
			aria-pressed={isOn}
			{...rest}
			onClick={press}
			className={clsx(
				chipStyles({ look: isOn ? 'selected' : 'plain' }),
				// The hit area reaches beyond its edge, to 44 px.
				'px-3.5 py-1 select-none after:absolute after:-inset-x-0.5 after:-inset-y-1.25',
				'transition-transform duration-fast ease-out motion-safe:active:scale-98',
				isOn ? 'enabled-hover:border-accent' : 'enabled-hover:bg-surface-sunken',
				'disabled:cursor-not-allowed disabled:border-border disabled:bg-disabled disabled:text-on-disabled disabled:active:scale-100',
				'forced-colors:disabled:text-[GrayText] [&>svg]:size-[1.15em] [&>svg]:shrink-0',
				className,
			)}
		>
			{isOn ? <Glyph icon={checkIcon} data-part="chip-check" /> : icon}
			<span data-part="chip-label" className="min-w-0">
				{children}
			</span>
			{count !== undefined && (
				<span
					data-part="chip-count"
					className={clsx('shrink-0 font-normal whitespace-nowrap tabular-nums', isOn ? '' : 'text-text-muted')}
				>
					{count}
				</span>
			)}
		</button>
	);
}
