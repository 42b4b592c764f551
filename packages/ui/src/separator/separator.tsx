import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Props of Separator: those of a div, and these. */
export interface SeparatorProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
	/** `vertical` is between things in a row and is as high as they are. Default `horizontal`. */
	readonly orientation?: 'horizontal' | 'vertical' | undefined;
	/** Tells screen readers of the break too; leave it off where headings or lists tell it already. Default false. */
	readonly isMeaningful?: boolean | undefined;
	/** A word in the middle of the line ("or"), read as text. Default none. */
	readonly label?: ReactNode | undefined;
}

const styles = cva('shrink-0', {
	variants: {
		form: {
			horizontal: 'h-0 w-full border-t border-border',
			vertical: 'w-0 self-stretch border-s border-border',
			labelled: [
				'flex w-full items-center gap-3 text-sm text-text-muted',
				'before:min-w-4 before:flex-1 before:border-t before:border-border',
				'after:min-w-4 after:flex-1 after:border-t after:border-border',
			],
			labelledVertical: [
				'flex flex-col items-center gap-2 self-stretch text-sm text-text-muted',
				'before:min-h-2 before:flex-1 before:border-s before:border-border',
				'after:min-h-2 after:flex-1 after:border-s after:border-border',
			],
		},
	},
});

const FORMS = {
	horizontal: { plain: 'horizontal', labelled: 'labelled' },
	vertical: { plain: 'vertical', labelled: 'labelledVertical' },
} as const;

/** A hairline between groups of things. */
export function Separator({
	orientation = 'horizontal',
	isMeaningful = false,
	label,
	className,
	...props
}: SeparatorProps) {
	const isLabelled = label !== undefined && label !== null && label !== false && label !== '';
	// What a separator holds is not read, so one with a word is none.
	const meaning = isMeaningful && !isLabelled ? { role: 'separator', 'aria-orientation': orientation } : {};
	return (
		<div
			data-part="separator"
			data-orientation={orientation}
			{...meaning}
			{...props}
			className={clsx(styles({ form: FORMS[orientation][isLabelled ? 'labelled' : 'plain'] }), className)}
		>
			{isLabelled && (
				<span data-part="separator-label" className="min-w-0 text-center wrap-anywhere">
					{label}
				</span>
			)}
		</div>
	);
}
