import type { ComponentProps } from 'react';

/** Props of Spinner: those of a span. */
export type SpinnerProps = ComponentProps<'span'>;

/**
 * A turning ring in the colour and size of the text around it. It says nothing: name what is loading beside it.
 * With reduced motion it breathes instead of turning.
 */
export function Spinner({ className, ...props }: SpinnerProps) {
	return (
		<span
			data-part="spinner"
			aria-hidden="true"
			{...props}
			className={[
				'inline-block size-[1.25em] shrink-0 rounded-full border-2 border-current border-r-transparent',
				'animate-spin motion-reduce:animate-breathe',
				className,
			]
				.filter(Boolean)
				.join(' ')}
		/>
	);
}
