import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/index.ts';
import { ALIGNS, GAPS, JUSTIFIES, type Responsive, responsive, type Space } from '../stack/space.ts';

/** Props of Inline: those of a div, and these. */
export interface InlineProps extends ComponentPropsWithRef<'div'> {
	/** Room between the things and between their lines, in steps of 4 px, or one per window width. Default 2 (8 px). */
	readonly gap?: Responsive<Space> | undefined;
	/** Where lower things stand within their line; `baseline` for texts of several sizes. Default `center`. */
	readonly align?: keyof typeof ALIGNS | undefined;
	/** Where the things are in a line that is wider than they are. Default `start`. */
	readonly justify?: keyof typeof JUSTIFIES | undefined;
	/** What does not fit goes to the next line. Default true. */
	readonly isWrapping?: boolean | undefined;
	/** Width of the window below which the things are below each other, each as wide as the place. Default: never. */
	readonly stackBelow?: keyof typeof STACKED | undefined;
	/** Lends its layout to the child element, a list for example. Default false. */
	readonly asChild?: boolean | undefined;
}

const STACKED = {
	tablet: 'max-tablet:flex-col max-tablet:items-stretch',
	desk: 'max-desk:flex-col max-desk:items-stretch',
} as const;

/** Things beside each other with the same room between them, in as many lines as they need. */
export function Inline({
	gap = 2,
	align = 'center',
	justify = 'start',
	isWrapping = true,
	stackBelow,
	asChild = false,
	className,
	...props
}: InlineProps) {
	const Root = asChild ? Slot : 'div';
	return (
		<Root
			data-part="inline"
			{...props}
			className={clsx(
				'flex min-w-0',
				isWrapping && 'flex-wrap',
				responsive(GAPS, gap),
				ALIGNS[align],
				JUSTIFIES[justify],
				stackBelow && STACKED[stackBelow],
				className,
			)}
		/>
	);
}
