'use client';

import { cx } from 'class-variance-authority';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useMemo } from 'react';
import { checkSign, Glyph } from '../glyph/index.ts';
import { itemStyles } from './item-styles.ts';
import { MenuRow } from './menu-row.tsx';

interface Choice {
	readonly value: string | undefined;
	readonly choose: (value: string) => void;
}

const ChoiceContext = createContext<Choice>({ value: undefined, choose: () => {} });

export interface DropdownMenuRadioGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
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
	className,
	children,
	...rest
}: DropdownMenuRadioGroupProps) {
	const id = useId();
	const choice = useMemo(() => ({ value, choose: onValueChange }), [value, onValueChange]);
	return (
		<fieldset
			data-part="dropdown-menu-radio-group"
			aria-labelledby={label === undefined ? undefined : id}
			{...rest}
			className={cx('m-0 min-w-0 border-0 p-0', className)}
		>
			{label !== undefined && (
				<div id={id} data-part="dropdown-menu-label" className="px-3 pt-2 pb-1 text-xs font-semibold text-text-muted">
					{label}
				</div>
			)}
			<ChoiceContext value={choice}>{children}</ChoiceContext>
		</fieldset>
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
export function DropdownMenuRadioItem({ value, icon, className, children, ...rest }: DropdownMenuRadioItemProps) {
	const choice = use(ChoiceContext);
	const isChosen = choice.value === value;
	return (
		<MenuRow
			data-part="dropdown-menu-radio-item"
			role="menuitemradio"
			aria-checked={isChosen}
			{...rest}
			onSelect={() => choice.choose(value)}
			className={cx(itemStyles({ tone: 'neutral' }), 'aria-checked:font-semibold', className)}
		>
			{icon}
			<span className="min-w-0 grow">{children}</span>
			<span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-accent-text">
				{isChosen && <Glyph sign={checkSign} />}
			</span>
		</MenuRow>
	);
}
