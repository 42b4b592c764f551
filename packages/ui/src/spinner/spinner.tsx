import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Props of Spinner: those of a span, and these. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
	/** `text` grows with the text around it (default); `sm` is 16 px, `md` 24 px, `lg` 40 px. */
	size?: 'text' | 'sm' | 'md' | 'lg' | undefined;
	/** What is loading, told to screen readers. Default none: then it says nothing, and words beside it do. */
	label?: string | undefined;
}

const styles = cva(
	[
		'relative inline-block shrink-0 rounded-full border-current border-r-transparent',
		'animate-spin motion-reduce:animate-breathe',
	],
	{
		variants: {
			size: {
				text: 'size-[1.25em] border-2',
				sm: 'size-4 border-2',
				md: 'size-6 border-2',
				lg: 'size-10 border-4',
			},
		},
	},
);

/**
 * A turning ring in the colour of the text around it. With reduced motion it breathes instead of turning.
 */
export function Spinner({ size = 'text', label, className, ...props }: SpinnerProps) {
	const voice = label === undefined ? { 'aria-hidden': true } : { role: 'status' };
	return (
		<span data-part="spinner" {...voice} {...props} className={styles({ size, className })}>
			{label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
		</span>
	);
}
