import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/index.ts';

/** Props of Container: those of a div, and these. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
	/** `page` (default) is 75 rem wide at most, `narrow` 45 rem for reading and forms, `full` the whole place. */
	readonly width?: 'page' | 'narrow' | 'full' | undefined;
	/** Keeps the content off the edges of the window: 16 px, from tablets on 24 px. Default true. */
	readonly hasGutter?: boolean | undefined;
	/** Lends its layout to the child element, `main` or a section for example. Default false. */
	readonly asChild?: boolean | undefined;
}

const styles = cva('mx-auto w-full min-w-0', {
	variants: {
		width: { page: 'max-w-page', narrow: 'max-w-180', full: '' },
		hasGutter: { true: 'px-gutter tablet:px-6' },
	},
});

/** Holds the content of a page in the middle of the window, no wider than it can be read. */
export function Container({ width = 'page', hasGutter = true, asChild = false, className, ...props }: ContainerProps) {
	const Root = asChild ? Slot : 'div';
	return <Root data-part="container" {...props} className={clsx(styles({ width, hasGutter }), className)} />;
}
