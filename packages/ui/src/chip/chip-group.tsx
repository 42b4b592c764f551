import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface ChipGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'aria-label'> {
	/** What the chips are about ("Material"). */
	readonly label: string;
	/** `wrap` breaks into lines, `scroll` stays in one line that is swiped. Default `wrap`. */
	readonly flow?: 'wrap' | 'scroll' | undefined;
}

const styles = cva('flex min-w-0 gap-2 rounded-control', {
	variants: {
		flow: {
			wrap: 'flex-wrap gap-y-2.5',
			// Room for hit areas and focus rings, which a scroller would cut off.
			scroll: '-m-1.5 overflow-x-auto overscroll-x-contain p-1.5 *:shrink-0 *:max-w-64',
		},
	},
});

/** Chips that belong together, under one name. It takes the focus when the last removable one goes. */
export function ChipGroup({ label, flow = 'wrap', className, ...rest }: ChipGroupProps) {
	return (
		<fieldset
			data-part="chip-group"
			tabIndex={-1}
			{...rest}
			aria-label={label}
			className={clsx(styles({ flow }), className)}
		/>
	);
}
