import { cva, type VariantProps } from 'class-variance-authority';

/**
 * Classes of a button, for the rare element that cannot be a Button.
 * @param options variant, size, isFullWidth as on Button
 */
export const buttonStyles = cva(
	[
		'relative inline-flex max-w-full items-center justify-center rounded-control border text-center font-semibold leading-heading no-underline select-none',
		'transition-transform duration-fast ease-out motion-safe:active:scale-98',
		'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled disabled:active:scale-100',
		'forced-colors:disabled:text-[GrayText]',
		// Nothing can be pressed on paper.
		'print:hidden',
	],
	{
		variants: {
			variant: {
				primary: 'border-transparent bg-accent text-on-accent enabled-hover:bg-accent-hover',
				secondary: 'border-border-strong bg-surface-raised text-text enabled-hover:bg-surface-sunken',
				ghost: 'border-transparent bg-transparent text-text enabled-hover:bg-surface-sunken',
				critical: 'border-transparent bg-critical text-on-critical enabled-hover:bg-critical-hover',
			},
			size: {
				// The hit area of the small one reaches beyond its edge, to 44 px.
				sm: 'min-h-9 gap-1.5 px-3 py-1 text-sm after:absolute after:-inset-1.25',
				// With large text the words need the room that the edges would take of a phone.
				md: 'min-h-target gap-2 px-gutter py-1.5 text-base',
				lg: 'min-h-13 gap-2.5 px-[min(1.5rem,7.5vw)] py-2 text-lg',
			},
			isFullWidth: { true: 'w-full' },
		},
		defaultVariants: { variant: 'primary', size: 'md' },
	},
);

/** Looks of a button: variant, size, isFullWidth. */
export type ButtonLook = VariantProps<typeof buttonStyles>;
