import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../slot/index.ts';

/** Props of Tag: those of a span, and these. */
export interface TagProps extends ComponentProps<'span'> {
	/** `sm` is 12 px text, `md` 14 px (default). */
	size?: 'sm' | 'md' | undefined;
	/** Picture before the words. Default none. */
	icon?: ReactNode | undefined;
	/** Applies its styles to the child element, a link to all things of that kind. Default false. */
	asChild?: boolean | undefined;
}

const styles = cva(
	[
		'relative inline-flex max-w-full items-center gap-1 rounded-[min(var(--zl-radius-full),1.125rem)] border border-border bg-surface-raised leading-heading text-text no-underline wrap-anywhere',
		'[&>svg]:size-[1.1em] [&>svg]:shrink-0 [&>svg]:text-text-muted',
	],
	{
		variants: {
			size: { sm: 'px-2 py-0.5 text-xs', md: 'px-2.5 py-1 text-sm' },
			// A link's hit area reaches beyond its edge, to 44 px.
			asChild: {
				true: 'enabled-hover:border-border-strong enabled-hover:bg-surface-sunken after:absolute after:-inset-x-1 after:-inset-y-2.5',
			},
		},
	},
);

/** A word that says what kind of thing it is: a material, a topic. It marks nothing and cannot be pressed. */
export function Tag({ size = 'md', icon, asChild = false, className, children, ...props }: TagProps) {
	const look = { 'data-part': 'tag', className: styles({ size, asChild, className }) };
	const content = (words: ReactNode) => (
		<>
			{icon}
			<span className="min-w-0">{words}</span>
		</>
	);
	if (asChild) {
		return (
			<Slot {...look} {...props} wrapContent={content}>
				{children}
			</Slot>
		);
	}
	return (
		<span {...look} {...props}>
			{content(children)}
		</span>
	);
}
