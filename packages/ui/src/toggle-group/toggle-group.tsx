'use client';

import { clsx } from 'clsx';
import { ToggleGroup as RadixToggleGroup } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { TOOL } from './tool-styles.ts';

/** Props of ToggleGroup: those of a div, and these. */
export interface ToggleGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
	/** What the buttons are about, for screen readers. */
	readonly label: string;
	/** Values of the pressed buttons, when the caller keeps them. Default: the group keeps them. */
	readonly value?: readonly string[] | undefined;
	/** Values of the buttons that are pressed at first. Default none. */
	readonly defaultValue?: readonly string[] | undefined;
	/** Called with the values of the pressed buttons. Default none. */
	readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
	/** Several buttons may be pressed at once. Default false: one at the most. */
	readonly isMultiple?: boolean | undefined;
	/** No button can be pressed. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Direction of reading, which the arrow keys follow. Default `ltr`. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Props of a toggle group that keeps one value or several, for the primitives of Radix. */
export function toggleGroupProps({
	label,
	value,
	defaultValue,
	onValueChange,
	isMultiple = false,
	isDisabled,
	...props
}: ToggleGroupProps) {
	const common = { ...props, 'aria-label': label, disabled: isDisabled };
	if (isMultiple) {
		return {
			...common,
			type: 'multiple' as const,
			value: value && [...value],
			defaultValue: defaultValue && [...defaultValue],
			onValueChange,
		};
	}
	return {
		...common,
		type: 'single' as const,
		value: value && (value[0] ?? ''),
		defaultValue: defaultValue?.[0],
		onValueChange: (next: string) => onValueChange?.(next === '' ? [] : [next]),
	};
}

/** Buttons that stay pressed: one of them, or several. */
export function ToggleGroup({ className, ...props }: ToggleGroupProps) {
	return (
		<RadixToggleGroup.Root
			data-part="toggle-group"
			{...toggleGroupProps(props)}
			className={clsx('inline-flex max-w-full flex-wrap gap-1', className)}
		/>
	);
}

/** Props of a toggle: those of a native button, and these. */
export interface ToggleGroupItemProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
	/** Identifies the button in its group. */
	readonly value: string;
	/** Icon before the text; without text, name the button by `aria-label`. Default none. */
	readonly icon?: ReactNode | undefined;
}

/** One button of a `ToggleGroup`. */
export function ToggleGroupItem({ icon, className, children, ...props }: ToggleGroupItemProps) {
	return (
		<RadixToggleGroup.Item data-part="toggle-group-item" {...props} className={clsx(TOOL, className)}>
			{icon}
			{children}
		</RadixToggleGroup.Item>
	);
}
