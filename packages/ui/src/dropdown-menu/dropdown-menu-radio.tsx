'use client';

import { cx } from 'class-variance-authority';
import { DropdownMenu as Menu } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Glyph } from '../glyph/index.ts';
import { itemStyles } from './item-styles.ts';

export interface DropdownMenuRadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
	/** Value of the chosen item. */
	readonly value: string;
	/** Called with the value of the item that the person chooses. */
	readonly onValueChange: (value: string) => void;
	/** Heading and accessible name of the group. Default none. */
	readonly label?: string | undefined;
}

/** Choices of a `DropdownMenu` of which exactly one holds. */
export function DropdownMenuRadioGroup({
	value,
	onValueChange,
	label,
	children,
	...rest
}: DropdownMenuRadioGroupProps) {
	const id = useId();
	return (
		<Menu.RadioGroup
			data-part="dropdown-menu-radio-group"
			aria-labelledby={label === undefined ? undefined : id}
			{...rest}
			value={value}
			onValueChange={onValueChange}
		>
			{label !== undefined && (
				<Menu.Label
					id={id}
					data-part="dropdown-menu-label"
					className="px-3 pt-2 pb-1 text-xs font-semibold text-text-muted"
				>
					{label}
				</Menu.Label>
			)}
			{children}
		</Menu.RadioGroup>
	);
}

export interface DropdownMenuRadioItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
	/** What the group's value becomes when this item is chosen. */
	readonly value: string;
	/** Picture before the words (a flag). Default none. */
	readonly icon?: ReactNode | undefined;
	/** Cannot be chosen. Default false. */
	readonly isDisabled?: boolean | undefined;
}

/** One choice of a `DropdownMenuRadioGroup`; a check mark stands behind the one that holds. */
export function DropdownMenuRadioItem({
	value,
	icon,
	isDisabled,
	className,
	children,
	...rest
}: DropdownMenuRadioItemProps) {
	return (
		<Menu.RadioItem
			data-part="dropdown-menu-radio-item"
			{...rest}
			value={value}
			disabled={isDisabled}
			className={cx(itemStyles({ tone: 'neutral' }), 'data-[state=checked]:font-semibold', className)}
		>
			{icon}
			<span className="min-w-0 grow">{children}</span>
			<span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-accent-text">
				<Menu.ItemIndicator>
					<Glyph name="check" />
				</Menu.ItemIndicator>
			</span>
		</Menu.RadioItem>
	);
}
