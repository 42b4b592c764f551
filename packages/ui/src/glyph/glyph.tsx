import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Props of Glyph: those of an svg, and its icon. */
export interface GlyphProps extends ComponentProps<'svg'> {
	/** Path of the icon on a ground of 24 by 24 units; the icons of our components are exports beside it. */
	icon: string;
}

/** An icon inside a component, in the colour of the text around it, 20 px; it says nothing to screen readers. */
export function Glyph({ icon, className, ...props }: GlyphProps) {
	return (
		<svg data-part="glyph" aria-hidden="true" viewBox="0 0 24 24" {...props} className={clsx('zl-glyph', className)}>
			<path d={icon} />
		</svg>
	);
}
