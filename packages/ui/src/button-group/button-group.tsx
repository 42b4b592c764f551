import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** Props of ButtonGroup: those of a div, and these. */
export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
	/** What the buttons have in common, for screen readers; makes them a named group. Default: no group. */
	readonly label?: string | undefined;
	/** `attached` joins outlined buttons into one bar, `spaced` keeps them apart. Default `spaced`. */
	readonly form?: 'spaced' | 'attached' | undefined;
	/** `vertical` below each other, all equally wide. Default `horizontal`. */
	readonly orientation?: 'horizontal' | 'vertical' | undefined;
	/** Takes the whole width, shared in equal parts. Default false. */
	readonly isFullWidth?: boolean | undefined;
}

const styles = cva('max-w-full', {
	variants: {
		orientation: { horizontal: 'inline-flex', vertical: 'inline-flex flex-col items-stretch' },
		form: {
			spaced: 'gap-2', // Only what can be pressed: a loading button brings a region for screen readers, which must stay out of sight.
			attached:
				'max-w-full [&>:is(a,button)]:min-w-0 [&>:is(a,button)]:relative [&>:is(a,button):hover]:z-1 [&>:focus-visible]:z-2',
		},
		isFullWidth: { true: 'flex w-full' },
	},
	compoundVariants: [
		{ orientation: 'horizontal', form: 'spaced', className: 'flex-wrap items-center gap-3' },
		{
			orientation: 'horizontal',
			form: 'attached',
			className:
				'[&>:not(:nth-child(1_of_a,button))]:-ms-px [&>:not(:nth-child(1_of_a,button))]:rounded-s-none [&>:not(:nth-last-child(1_of_a,button))]:rounded-e-none',
		},
		{
			orientation: 'vertical',
			form: 'attached',
			className:
				'[&>:not(:nth-child(1_of_a,button))]:-mt-px [&>:not(:nth-child(1_of_a,button))]:rounded-t-none [&>:not(:nth-last-child(1_of_a,button))]:rounded-b-none',
		},
		{ orientation: 'horizontal', isFullWidth: true, className: '*:min-w-0 *:flex-1' },
	],
});

/** Buttons that belong together: the answers of a question, or the parts of one tool. */
export function ButtonGroup({
	label,
	form = 'spaced',
	orientation = 'horizontal',
	isFullWidth = false,
	className,
	...props
}: ButtonGroupProps) {
	const meaning = label === undefined ? {} : { role: 'group', 'aria-label': label };
	return (
		<div
			data-part="button-group"
			data-orientation={orientation}
			{...meaning}
			{...props}
			className={clsx(styles({ form, orientation, isFullWidth }), className)}
		/>
	);
}
