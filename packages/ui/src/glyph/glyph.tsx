import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The few signs that components draw themselves; all other icons are handed in by the caller. */
const PATHS = {
	alert: 'M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
	check: 'M20 6 9 17l-5-5',
	cross: 'M18 6 6 18M6 6l12 12',
	external: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
	minus: 'M5 12h14',
	plus: 'M5 12h14M12 5v14',
	search: 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
} as const;

/** Name of a sign. */
export type GlyphName = keyof typeof PATHS;

/** Props of Glyph: those of an svg, and its name. */
export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'name'> {
	/** Which sign. */
	name: GlyphName;
}

/** A sign inside a component, in the colour of the text around it, 20 px; it says nothing to screen readers. */
export function Glyph({ name, className, ...props }: GlyphProps) {
	return (
		<svg
			data-part="glyph"
			aria-hidden="true"
			viewBox="0 0 24 24"
			{...props}
			className={cx(
				'size-5 shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]',
				className,
			)}
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
