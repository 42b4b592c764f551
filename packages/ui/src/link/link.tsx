import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { externalIcon, Glyph } from '../glyph/index.ts';
import { Slot } from '../slot/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Props of Link: those of a native anchor, and these. */
export interface LinkProps extends ComponentProps<'a'> {
	/** `inline` (default) in running text, `standalone` on its own line, `quiet` in footers and lists. */
	variant?: 'inline' | 'standalone' | 'quiet';
	/** Leads away from the shop: opens in a new tab and says so. False by default. */
	isExternal?: boolean;
	/** What screen readers hear on an external link; "opens in a new tab" by default. */
	externalLabel?: string;
	/** Applies its styles to the child element, a router's link for example; false by default. */
	asChild?: boolean;
}

const styles = cva('rounded-control', {
	variants: {
		variant: {
			inline: 'text-accent-text underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
			standalone:
				'inline-flex min-h-target items-center gap-1 font-semibold text-accent-text no-underline underline-offset-[0.2em] hover:underline',
			quiet: 'zl-quiet-link',
		},
	},
});

/** Leads to another place; what acts here is a Button. */
export function Link({
	variant = 'inline',
	isExternal = false,
	externalLabel = 'opens in a new tab',
	asChild = false,
	className,
	children,
	...props
}: LinkProps) {
	const away = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
	const look = { 'data-part': 'link', className: styles({ variant, className }), ...away };
	const content = (text: ReactNode) =>
		isExternal ? (
			<>
				{text}
				<Glyph icon={externalIcon} data-part="link-external" className="ms-1 inline size-[0.9em] align-[-0.08em]" />
				<VisuallyHidden> ({externalLabel})</VisuallyHidden>
			</>
		) : (
			text
		);
	if (asChild) {
		return (
			<Slot {...look} {...props} wrapContent={content}>
				{children}
			</Slot>
		);
	}
	return (
		<a {...look} {...props}>
			{content(children)}
		</a>
	);
}
