import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/index.ts';
import { ALIGNS, GAPS, JUSTIFIES, type Responsive, responsive, type Space } from './space.ts';

/** Props of Stack: those of a div, and these. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
	/** Room between the things, in steps of 4 px, or one per window width. Default 4 (16 px). */
	readonly gap?: Responsive<Space> | undefined;
	/** Where narrower things stand. Default `stretch`: all are as wide as the stack. */
	readonly align?: Exclude<keyof typeof ALIGNS, 'baseline'> | undefined;
	/** Where the things are in a stack that is higher than they are. Default `start`. */
	readonly justify?: keyof typeof JUSTIFIES | undefined;
	/** Lends its layout to the child element, a list or a section for example. Default false. */
	readonly asChild?: boolean | undefined;
}

/** Things below each other with the same room between them. */
export function Stack({
	gap = 4,
	align = 'stretch',
	justify = 'start',
	asChild = false,
	className,
	...props
}: StackProps) {
	const Root = asChild ? Slot : 'div';
	return (
		<Root
			data-part="stack"
			{...props}
			className={clsx('flex min-w-0 flex-col', responsive(GAPS, gap), ALIGNS[align], JUSTIFIES[justify], className)}
		/>
	);
}
