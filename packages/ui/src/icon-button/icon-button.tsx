import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../slot/index.ts';

/** Props of IconButton: those of a native button, and these. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
	/** What it does, for screen readers and voice control; shown nowhere. */
	label: string;
	/** The picture: an svg takes its size from the button. */
	icon: ReactNode;
	/** `ghost` (default) on bars, `outline` beside buttons, `raised` on pictures, `quiet` on small pictures. */
	variant?: 'ghost' | 'outline' | 'raised' | 'quiet';
	/** `md` (default) is 44 px, `lg` 52 px. */
	size?: 'md' | 'lg';
	/** A short count on the corner, "99+" at the longest. */
	badge?: ReactNode;
	/** The count in words, added to the name: "3 things". */
	badgeLabel?: string | undefined;
	/** Applies its styles to the child element, a link for example; false by default. */
	asChild?: boolean;
}

const styles = cva('zl-icon-button print:hidden', {
	variants: {
		variant: {
			ghost: 'border-transparent bg-transparent',
			outline: 'border-border-strong bg-surface-raised disabled:border-border',
			raised: 'rounded-full border-transparent bg-surface-raised shadow-float',
			// The padding belongs to the target and shows the picture; the border is for forced colours.
			quiet: 'rounded-full border-transparent bg-surface-raised/85 bg-clip-content p-1.5 [&>svg]:size-4.5',
		},
		size: { md: '', lg: 'size-13 [&>svg]:size-6.5' },
	},
});

/** A button that is only a picture; its label names it. */
export function IconButton({
	label,
	icon,
	variant = 'ghost',
	size = 'md',
	badge,
	badgeLabel,
	asChild = false,
	className,
	children,
	...props
}: IconButtonProps) {
	const hasBadge = badge !== undefined && badge !== null && badge !== false && badge !== '';
	const look = {
		'data-part': 'icon-button',
		'aria-label': badgeLabel ? `${label}, ${badgeLabel}` : label,
		className: styles({ variant, size, className }),
	};
	const content = (
		<>
			{icon}
			{hasBadge && (
				// Burmese digits reach further below the line than above it, so there they are set a little higher.
				<span
					data-part="icon-button-badge"
					aria-hidden="true"
					className="absolute -top-0.5 right-1 min-w-5 translate-x-1/3 rounded-full bg-accent px-1 text-center text-xs leading-5 [&:lang(my)]:pb-0.5 [&:lang(my)]:leading-4.5 font-bold text-on-accent tabular-nums outline-2 outline-surface-raised"
				>
					{badge}
				</span>
			)}
		</>
	);
	if (asChild) {
		return (
			<Slot {...look} {...props} wrapContent={() => content}>
				{children}
			</Slot>
		);
	}
	return (
		<button type="button" {...look} {...props}>
			{content}
		</button>
	);
}
