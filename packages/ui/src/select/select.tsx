'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chevronDownIcon, Glyph } from '../glyph/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';

/** Props of Select: those of a native select, and these. Ref and props reach the select, the class name its box. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
	/** `md` (default) is 44 px high, `lg` 52 px, `sm` 36 px for dense tables with a pointer. */
	readonly size?: 'sm' | 'md' | 'lg' | undefined;
	/** What is chosen is not acceptable; sets aria-invalid. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** Stands there while nothing is chosen, and cannot be chosen again. Default none: the first option is chosen. */
	readonly placeholder?: string | undefined;
	/** Called with the chosen value. Default none. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** `<option>`s, in `<optgroup>`s where that helps. */
	readonly children?: ReactNode | undefined;
}

const styles = cva(
	[
		'w-full min-w-0 appearance-none rounded-control border bg-surface-raised leading-body text-text wrap-anywhere',
		// The chosen text may be long in Burmese: it ends in dots instead of running under the sign.
		'text-ellipsis whitespace-nowrap',
		'has-[option[value=""]:checked]:text-text-muted [&_option]:text-text [&_optgroup]:text-text',
		'[&_option]:bg-surface-raised [&_optgroup]:bg-surface-raised [&_option:disabled]:text-on-disabled',
		'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled disabled:opacity-100',
		'forced-colors:disabled:border-[GrayText]',
	],
	{
		variants: {
			// 16 px at the least on phones, or iOS zooms the page in on focus.
			size: {
				sm: 'min-h-9 ps-2.5 pe-9 text-base tablet:text-sm',
				md: 'min-h-target ps-3 pe-10 text-base',
				lg: 'min-h-13 ps-4 pe-11 text-lg',
			},
			isInvalid: { true: 'border-critical ring-1 ring-critical', false: 'border-border-strong' },
		},
	},
);

/** One of many known choices, by the list of the system. */
export function Select({
	size = 'md',
	isInvalid,
	placeholder,
	onValueChange,
	onChange,
	className,
	children,
	ref,
	...props
}: SelectProps) {
	const invalid = isInvalid ?? (props['aria-invalid'] === true || props['aria-invalid'] === 'true');
	const early = useInputBeforeHydration<HTMLSelectElement>(props.value);
	// With a placeholder nothing is chosen at first, unless the caller says otherwise.
	const begin = placeholder !== undefined && props.value === undefined ? { defaultValue: '' } : {};
	return (
		<div data-part="select-box" className={clsx('relative min-w-0', className)}>
			<select
				data-part="select"
				{...begin}
				{...props}
				ref={mergeRefs(ref, early)}
				aria-invalid={invalid || undefined}
				onChange={(event) => {
					onChange?.(event);
					onValueChange?.(event.currentTarget.value);
				}}
				className={styles({ size, isInvalid: invalid })}
			>
				{placeholder !== undefined && (
					<option value="" disabled hidden>
						{placeholder}
					</option>
				)}
				{children}
			</select>
			<Glyph
				icon={chevronDownIcon}
				data-part="select-sign"
				className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-text-muted"
			/>
		</div>
	);
}
