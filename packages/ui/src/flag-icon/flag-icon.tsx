import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** `sm` is 12 px high, `md` 16 px, `lg` 24 px; all are 3 wide to 2 high. */
export type FlagSize = 'sm' | 'md' | 'lg';

/** Draws a flag, 3 wide to 2 high; the components of `country-flag-icons/react/3x2` fit. */
export type FlagDrawing = (props: { readonly className?: string; readonly 'aria-hidden'?: boolean }) => ReactNode;

/** Props of every flag: those of a span, and these. */
export interface FlagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** What it stands for, in words ("Thailand"). Default none: the words are beside it. */
	readonly label?: string | undefined;
	/** Default `md`. */
	readonly size?: FlagSize | undefined;
}

export interface FlagIconProps extends FlagProps {
	/** The flag. */
	readonly drawing: FlagDrawing;
}

const styles = cva('inline-block shrink-0 overflow-clip align-middle outline outline-border forced-color-adjust-none', {
	variants: { size: { sm: 'h-3 w-4.5', md: 'h-4 w-6', lg: 'h-6 w-9' } },
});

/** A country's flag; any drawing of `country-flag-icons/react/3x2` beside those that are exported here. */
export function FlagIcon({ drawing: Drawing, label, size = 'md', className, ...rest }: FlagIconProps) {
	const name = label === undefined || label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
	return (
		<span data-part="flag-icon" {...name} {...rest} className={clsx(styles({ size }), className)}>
			<Drawing aria-hidden className="block size-full" />
		</span>
	);
}
