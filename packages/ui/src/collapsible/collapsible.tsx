'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Collapsible as RadixCollapsible } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Glyph, plusIcon } from '../glyph/index.ts';

/** Level of the heading around a button that opens something. */
export type CollapsibleHeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Props of Collapsible: those of a div, and these. */
export interface CollapsibleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** What the button says. */
	readonly label: ReactNode;
	/** What it opens; it is in the page while it is closed too, for search engines and visitors without script. */
	readonly children: ReactNode;
	/** Whether it is open, when the caller keeps that. Default: it keeps it itself. */
	readonly isOpen?: boolean | undefined;
	/** Whether it is open at first. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called when the person opens or closes it. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Can be neither opened nor closed. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Makes the button a heading of this level. Default none. */
	readonly headingLevel?: CollapsibleHeadingLevel | undefined;
	/** `card` has a border and an icon at its end; `plain` looks like a link, in lists. Default `card`. */
	readonly appearance?: 'card' | 'plain' | undefined;
}

/** Hidden while it is closed, unless there is no script that could open it. */
export const COLLAPSED = 'data-[state=closed]:hidden noscript:data-[state=closed]:block';

/** The button of a collapsible card. */
export const CARD_TRIGGER = clsx(
	'group/trigger flex min-h-target w-full items-center gap-[min(0.75rem,3.75vw)] rounded-card px-gutter py-2.5 text-start text-base font-semibold text-text wrap-anywhere',
	'enabled-hover:bg-surface-sunken disabled:cursor-not-allowed disabled:text-on-disabled',
);

const boxStyles = cva('min-w-0', {
	variants: { appearance: { card: 'rounded-card border border-border bg-surface-raised', plain: '' } },
});

const triggerStyles = cva('', {
	variants: {
		appearance: {
			card: CARD_TRIGGER,
			plain:
				'inline-flex min-h-target items-center rounded-control px-1 text-start text-sm text-accent-text underline underline-offset-[0.2em] disabled:cursor-not-allowed disabled:text-on-disabled',
		},
	},
});

const contentStyles = cva(COLLAPSED, { variants: { appearance: { card: 'px-4 pt-1 pb-4', plain: '' } } });

/** A plus sign that turns into a cross while the group around it is open. */
export function CollapsibleIcon() {
	return (
		<Glyph
			icon={plusIcon}
			className="text-text-muted transition-transform duration-fast ease-out group-data-[state=open]/trigger:rotate-45 motion-reduce:transition-none"
		/>
	);
}

/** A button that shows and hides the content below it. */
export function Collapsible({
	label,
	children,
	isOpen,
	defaultOpen,
	onOpenChange,
	isDisabled,
	headingLevel,
	appearance = 'card',
	className,
	...props
}: CollapsibleProps) {
	const trigger = (
		<RadixCollapsible.Trigger data-part="collapsible-trigger" className={triggerStyles({ appearance })}>
			<span className="min-w-0 grow">{label}</span>
			{appearance === 'card' && <CollapsibleIcon />}
		</RadixCollapsible.Trigger>
	);
	const Heading = headingLevel && (`h${headingLevel}` as const);
	return (
		<RadixCollapsible.Root
			data-part="collapsible"
			{...props}
			open={isOpen}
			defaultOpen={defaultOpen}
			onOpenChange={onOpenChange}
			disabled={isDisabled}
			className={clsx(boxStyles({ appearance }), className)}
		>
			{Heading ? <Heading className="font-semibold">{trigger}</Heading> : trigger}
			<RadixCollapsible.Content data-part="collapsible-content" forceMount className={contentStyles({ appearance })}>
				{children}
			</RadixCollapsible.Content>
		</RadixCollapsible.Root>
	);
}
