import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** Width to height of a box: `1/1` goods, `3/4` portraits, `4/3` and `16/9` pictures and films, the others banners. */
export type Ratio = '1/1' | '3/4' | '4/3' | '16/9' | '2/1' | '3/1';

/** Props of AspectRatio: those of a div, and these. */
export interface AspectRatioProps extends ComponentPropsWithRef<'div'> {
	/** Default `1/1`. */
	readonly ratio?: Ratio | undefined;
	/** Whether a picture or film inside fills the box and is cropped, or is shown whole. Default `cover`. */
	readonly fit?: 'cover' | 'contain' | undefined;
}

// Classes rather than an inline style, which a strict content policy refuses in served pages.
const styles = cva('relative w-full min-w-0 overflow-clip *:absolute *:inset-0 *:size-full *:max-w-none', {
	variants: {
		ratio: {
			'1/1': 'aspect-square',
			'3/4': 'aspect-3/4',
			'4/3': 'aspect-4/3',
			'16/9': 'aspect-video',
			'2/1': 'aspect-2/1',
			'3/1': 'aspect-3/1',
		},
		fit: { cover: '*:object-cover', contain: '*:object-contain' },
	},
});

/** Keeps a box in its proportions before its content has arrived; the one child fills it. */
export function AspectRatio({ ratio = '1/1', fit = 'cover', className, ...props }: AspectRatioProps) {
	return <div data-part="aspect-ratio" {...props} className={clsx(styles({ ratio, fit }), className)} />;
}
