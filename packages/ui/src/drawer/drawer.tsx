'use client';

import { Dialog, type DialogProps } from '../dialog/index.ts';

/** Inline edge of the window that a drawer stands along. */
export type DrawerSide = 'start' | 'end';

export interface DrawerProps extends Omit<DialogProps, 'placement'> {
	/** Default `end`. */
	readonly side?: DrawerSide | undefined;
}

/**
 * A modal panel along an edge of the window, as high as the window: a menu, filters, the cart. It closes as a Dialog
 * does, and a strip of the page stays in sight beside it at every width.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
	return <Dialog data-part="drawer" {...rest} placement={side} />;
}
