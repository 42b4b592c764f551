import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Size of an icon: `text` follows the text around it, the others are 16, 20, 24, 32 and 48 px. */
export type IconSize = 'text' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** Props of Icon: those of a span, and these. */
export interface IconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** The drawing: one svg element, of whatever library; only what the caller imports gets into the bundle. */
	readonly children: ReactNode;
	/** Default `sm` (20 px). */
	readonly size?: IconSize | undefined;
	/** What the picture says where no text says it. Default none: screen readers do not meet the icon. */
	readonly label?: string | undefined;
	/** Points along the line (an arrow, a truck): mirrored where text runs from right to left. Default false. */
	readonly isDirectional?: boolean | undefined;
}

const styles = cva('inline-grid shrink-0 place-items-center align-[-0.125em] [&>svg]:size-full', {
	variants: {
		size: { text: 'size-[1em]', xs: 'size-4', sm: 'size-5', md: 'size-6', lg: 'size-8', xl: 'size-12' },
		isDirectional: { true: 'rtl:-scale-x-100' },
	},
});

/** Gives any svg a size of the scale and, where it stands for words, a name; its colour is that of the text. */
export function Icon({ size = 'sm', label, isDirectional = false, className, ...props }: IconProps) {
	const meaning = label === undefined || label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
	return <span data-part="icon" {...meaning} {...props} className={clsx(styles({ size, isDirectional }), className)} />;
}
