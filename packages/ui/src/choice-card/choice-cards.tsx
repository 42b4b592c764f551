import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** Props of ChoiceCards: those of a div, and these. */
export interface ChoiceCardsProps extends ComponentPropsWithRef<'div'> {
	/** `column` (default) puts the cards below each other, `grid` side by side where each keeps 14 rem. */
	readonly layout?: 'column' | 'grid' | undefined;
}

/** Lays ChoiceCards out inside their RadioGroup or CheckboxGroup. */
export function ChoiceCards({ layout = 'column', className, ...props }: ChoiceCardsProps) {
	return (
		<div
			data-part="choice-cards"
			{...props}
			className={clsx(
				'grid min-w-0 gap-3',
				layout === 'grid' && 'grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]',
				className,
			)}
		/>
	);
}
