'use client';

import { clsx } from 'clsx';
import { HoverCard as RadixHoverCard } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { CARD, POPPER } from '../popover/panel-styles.ts';
import type { FloatAlign } from '../tooltip/float-beside.ts';
import type { TooltipSide } from '../tooltip/place.ts';
import { usePortalContainer } from '../value/use-portal-container.ts';

/** Props of HoverCard: those of the div that holds the preview, and these. */
export interface HoverCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** The link that the card previews; one element that takes a ref and props. */
	readonly trigger: ReactElement;
	/** The preview; nothing that is not on the page of the link too. */
	readonly children: ReactNode;
	/** Whether it is open, when the caller keeps that. Default: it keeps it itself. */
	readonly isOpen?: boolean | undefined;
	/** Whether it is open at first. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called when it opens or closes. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Preferred side; the other one is taken when there is no room. Default `bottom`. */
	readonly side?: TooltipSide | undefined;
	/** Edge of the link that it lines up with. Default `center`. */
	readonly align?: FloatAlign | undefined;
	/** Ms the pointer rests on the link before the card opens. Default 400. */
	readonly openDelayMs?: number | undefined;
	/** Ms after which it closes behind the pointer. Default 200. */
	readonly closeDelayMs?: number | undefined;
}

/** A preview of where a link leads, for people with a mouse or a keyboard; touch never opens it. */
export function HoverCard({
	trigger,
	children,
	isOpen,
	defaultOpen,
	onOpenChange,
	side = 'bottom',
	align = 'center',
	openDelayMs = 400,
	closeDelayMs = 200,
	className,
	...props
}: HoverCardProps) {
	const [container, setTrigger] = usePortalContainer();
	return (
		<RadixHoverCard.Root
			open={isOpen}
			defaultOpen={defaultOpen}
			onOpenChange={onOpenChange}
			openDelay={openDelayMs}
			closeDelay={closeDelayMs}
		>
			<RadixHoverCard.Trigger asChild ref={setTrigger}>
				{trigger}
			</RadixHoverCard.Trigger>
			<RadixHoverCard.Portal container={container}>
				<RadixHoverCard.Content
					data-part="hover-card"
					side={side}
					align={align}
					collisionPadding={8}
					{...props}
					className={clsx(POPPER, className)}
				>
					<div data-part="hover-card-card" className={clsx(CARD, 'p-4')}>
						{children}
					</div>
				</RadixHoverCard.Content>
			</RadixHoverCard.Portal>
		</RadixHoverCard.Root>
	);
}
