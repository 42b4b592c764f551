'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';

/** Props of Input: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
	/** `md` (default) is 44 px high, `lg` 52 px, `sm` 36 px for dense tables with a pointer. */
	size?: 'sm' | 'md' | 'lg';
	/** What is there is not acceptable; sets aria-invalid. False by default. */
	isInvalid?: boolean | undefined;
	/** Shown before the text: an icon, a dialling code. */
	prefix?: ReactNode;
	/** Shown after the text: a unit, an IconButton. */
	suffix?: ReactNode;
}

const box = cva(
	[
		'flex w-full min-w-0 items-center gap-2 rounded-control border bg-surface-raised text-text',
		'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
		'has-[input:disabled]:border-transparent has-[input:disabled]:bg-disabled has-[input:disabled]:text-on-disabled',
		'has-[input:read-only:enabled]:bg-surface-sunken',
		'forced-colors:has-[input:disabled]:border-[GrayText]',
	],
	{
		variants: {
			// 16 px at the least on phones, or iOS zooms the page in on focus.
			size: {
				sm: 'min-h-9 px-2.5 text-base tablet:text-sm',
				md: 'min-h-target px-3 text-base',
				lg: 'min-h-13 px-4 text-lg',
			},
			isInvalid: { true: 'border-critical ring-1 ring-critical', false: 'border-border-strong' },
		},
	},
);

/** One line of text to type. Give it a Field, or a label of its own. */
export function Input({ size = 'md', isInvalid, prefix, suffix, className, ref, ...props }: InputProps) {
	const invalid = isInvalid ?? (props['aria-invalid'] === true || props['aria-invalid'] === 'true');
	const early = useInputBeforeHydration<HTMLInputElement>(props.value);
	return (
		<div data-part="input-box" className={box({ size, isInvalid: invalid, className })}>
			{prefix !== undefined && (
				<span data-part="input-prefix" className="inline-flex shrink-0 items-center text-text-muted [&>svg]:size-5">
					{prefix}
				</span>
			)}
			<input
				data-part="input"
				{...props}
				ref={mergeRefs(ref, early)}
				aria-invalid={invalid || undefined}
				className="w-full min-w-0 flex-1 self-stretch bg-transparent leading-body outline-none placeholder:text-text-muted disabled:cursor-not-allowed disabled:placeholder:text-on-disabled"
			/>
			{suffix !== undefined && (
				<span data-part="input-suffix" className="inline-flex shrink-0 items-center text-text-muted [&>svg]:size-5">
					{suffix}
				</span>
			)}
		</div>
	);
}
