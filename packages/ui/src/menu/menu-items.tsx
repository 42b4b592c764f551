'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { checkIcon, chevronEndIcon, Glyph } from '../glyph/index.ts';
import { CARD, POPPER } from '../popover/panel-styles.ts';
import { useMenu } from './menu-context.ts';

/** 44 px high at least; long names wrap. */
const itemStyles = cva(
	[
		'flex min-h-target cursor-default items-center gap-3 rounded-control px-3 py-2 text-sm wrap-anywhere outline-none select-none [&>svg]:shrink-0',
		'focus:bg-surface-sunken focus:outline-2 focus:-outline-offset-2 focus:outline-transparent focus-visible:outline-focus',
		'aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled',
	],
	{
		variants: {
			tone: { neutral: '', critical: 'text-critical focus:bg-critical-soft' },
			isCheckable: { true: 'aria-checked:font-semibold' },
			isSubmenu: { true: 'aria-expanded:bg-surface-sunken' },
		},
		defaultVariants: { tone: 'neutral' },
	},
);

interface ItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
	/** Icon before the text. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Cannot be chosen. Default false. */
	readonly isDisabled?: boolean | undefined;
}

/** Props of an item: those of a div, and these. */
export interface MenuItemProps extends ItemProps {
	/** Called when the item is chosen, by pointer or key. Default: nothing (an item that is a link). */
	readonly onSelect?: (() => void) | undefined;
	/** `critical` for what cannot be undone. Default `neutral`. */
	readonly tone?: 'neutral' | 'critical' | undefined;
	/** Renders the only child (a link) as the item, `icon` unused. Default false. */
	readonly asChild?: boolean | undefined;
}

/** One action or link of a menu. */
export function MenuItem({
	icon,
	isDisabled,
	tone = 'neutral',
	asChild = false,
	className,
	children,
	...props
}: MenuItemProps) {
	const { primitives, part } = useMenu();
	return (
		<primitives.Item
			data-part={`${part}-item`}
			{...props}
			disabled={isDisabled}
			asChild={asChild}
			className={clsx(itemStyles({ tone }), className)}
		>
			{asChild ? children : <ItemContent icon={icon}>{children}</ItemContent>}
		</primitives.Item>
	);
}

/** Props of a checkbox item: those of a div, and these. */
export interface MenuCheckboxItemProps extends ItemProps {
	/** Whether it is on. */
	readonly isChecked: boolean;
	/** Called with the state that the person asks for. */
	readonly onCheckedChange: (isChecked: boolean) => void;
}

/** A setting of a menu that is on or off, with a check mark while it is on. */
export function MenuCheckboxItem({
	isChecked,
	icon,
	isDisabled,
	className,
	children,
	...props
}: MenuCheckboxItemProps) {
	const { primitives, part } = useMenu();
	return (
		<primitives.CheckboxItem
			data-part={`${part}-checkbox-item`}
			{...props}
			checked={isChecked}
			disabled={isDisabled}
			className={clsx(itemStyles({ isCheckable: true }), className)}
		>
			<ItemContent icon={icon}>{children}</ItemContent>
			<ItemCheck />
		</primitives.CheckboxItem>
	);
}

/** Props of a radio group: those of a div, and these. */
export interface MenuRadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
	/** Value of the chosen item. */
	readonly value: string;
	/** Called with the value of the item that the person chooses. */
	readonly onValueChange: (value: string) => void;
	/** Heading and accessible name of the group. Default none. */
	readonly label?: string | undefined;
}

/** Choices of a menu of which exactly one holds. */
export function MenuRadioGroup({ label, children, ...props }: MenuRadioGroupProps) {
	const { primitives, part } = useMenu();
	const id = useId();
	return (
		<primitives.RadioGroup
			data-part={`${part}-radio-group`}
			aria-labelledby={label === undefined ? undefined : id}
			{...props}
		>
			{label !== undefined && (
				<primitives.Label
					id={id}
					data-part={`${part}-label`}
					className="px-3 pt-2 pb-1 text-xs font-semibold text-text-muted"
				>
					{label}
				</primitives.Label>
			)}
			{children}
		</primitives.RadioGroup>
	);
}

/** Props of a radio item: those of a div, and these. */
export interface MenuRadioItemProps extends ItemProps {
	/** What the group's value becomes when this item is chosen. */
	readonly value: string;
}

/** One choice of a radio group, with a check mark while it is the chosen one. */
export function MenuRadioItem({ icon, isDisabled, className, children, ...props }: MenuRadioItemProps) {
	const { primitives, part } = useMenu();
	return (
		<primitives.RadioItem
			data-part={`${part}-radio-item`}
			{...props}
			disabled={isDisabled}
			className={clsx(itemStyles({ isCheckable: true }), className)}
		>
			<ItemContent icon={icon}>{children}</ItemContent>
			<ItemCheck />
		</primitives.RadioItem>
	);
}

/** Props of a separator: those of a div. */
export type MenuSeparatorProps = ComponentPropsWithRef<'div'>;

/** A line between groups of a menu. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
	const { primitives, part } = useMenu();
	return (
		<primitives.Separator
			data-part={`${part}-separator`}
			{...props}
			className={clsx('mx-1.5 my-1.5 h-px bg-border forced-colors:bg-[CanvasText]', className)}
		/>
	);
}

/** Props of a submenu: those of the div that holds its items, and these. */
export interface MenuSubProps extends ComponentPropsWithRef<'div'> {
	/** What the item that opens it says; also the accessible name of the submenu. */
	readonly label: string;
	/** Icon before the label. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Cannot be opened. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Whether it is open, when the caller keeps that. Default: it keeps it itself. */
	readonly isOpen?: boolean | undefined;
	/** Called when it opens or closes. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Its items. */
	readonly children: ReactNode;
}

/** An item that opens a menu beside it, by hover, press, Enter, Space or the arrow key in the direction of reading. */
export function MenuSub({
	label,
	icon,
	isDisabled,
	isOpen,
	onOpenChange,
	className,
	children,
	...props
}: MenuSubProps) {
	const { primitives, part, container } = useMenu();
	return (
		<primitives.Sub open={isOpen} onOpenChange={onOpenChange}>
			<primitives.SubTrigger
				data-part={`${part}-sub-trigger`}
				disabled={isDisabled}
				className={itemStyles({ isSubmenu: true })}
			>
				<ItemContent icon={icon}>{label}</ItemContent>
				<Glyph icon={chevronEndIcon} className="text-text-muted rtl:-scale-x-100" />
			</primitives.SubTrigger>
			<primitives.Portal container={container}>
				<primitives.SubContent
					data-part={`${part}-sub`}
					loop
					// The first item is beside the one that opens it.
					alignOffset={-14}
					collisionPadding={8}
					{...props}
					aria-label={label}
					className={clsx(POPPER, 'min-w-48', className)}
				>
					<div role="presentation" className={clsx(CARD, 'p-1.5')}>
						{children}
					</div>
				</primitives.SubContent>
			</primitives.Portal>
		</primitives.Sub>
	);
}

function ItemContent({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
	return (
		<>
			{icon}
			<span className="min-w-0 grow">{children}</span>
		</>
	);
}

function ItemCheck() {
	const { primitives } = useMenu();
	return (
		<span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-accent-text">
			<primitives.ItemIndicator className="contents">
				<Glyph icon={checkIcon} />
			</primitives.ItemIndicator>
		</span>
	);
}
