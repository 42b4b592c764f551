import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link CheckoutCard}. */
export interface CheckoutCardProps {
	readonly title: string;
	/** Id of the heading, to move the focus there. */
	readonly id?: string | undefined;
	/** Stands at the end of the title's line, where there is nothing to open. Default none. */
	readonly aside?: ReactNode;
	/** What is decided, while the card is closed. */
	readonly summary: ReactNode;
	/** Changes the decision, while the card is open. */
	readonly children: ReactNode;
	readonly isOpen: boolean;
	/** Opens and closes the card; undefined where it cannot be closed or has nothing to choose. */
	readonly onToggle?: (() => void) | undefined;
}

/** One decision of the checkout: its summary, and in its place the controls that change it. */
export function CheckoutCard({ title, id: ownId, aside, summary, children, isOpen, onToggle }: CheckoutCardProps) {
	const { t } = useTranslation('checkout');
	const madeId = useId();
	const id = ownId ?? madeId;
	const heading = useRef<HTMLHeadingElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		// What had the focus may be gone with the controls.
		if (wasOpen.current && !isOpen && document.activeElement === document.body) heading.current?.focus();
		wasOpen.current = isOpen;
	}, [isOpen]);
	return (
		<Card asChild padding="md">
			<section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
				<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
					<h3 ref={heading} id={id} tabIndex={-1} className="font-bold text-base outline-none">
						{title}
					</h3>
					{aside}
					{onToggle && (
						<Button
							variant="ghost"
							size="sm"
							className="-me-2 -my-2"
							aria-expanded={isOpen}
							aria-label={t(isOpen ? 'doneOf' : 'changeOf', { what: title })}
							onClick={onToggle}
						>
							{t(isOpen ? 'done' : 'change')}
						</Button>
					)}
				</div>
				{isOpen ? children : summary}
			</section>
		</Card>
	);
}
