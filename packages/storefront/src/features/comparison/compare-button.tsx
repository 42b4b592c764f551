import type { ProductSummary } from '@zaylat/api-client/contract';
import { checkIcon, Glyph, scalesIcon } from '@zaylat/ui/glyph';
import { IconButton } from '@zaylat/ui/icon-button';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparisonState } from './feature.ts';

/** Props of {@link CompareButton}. */
export interface CompareButtonProps {
	readonly product: Pick<ProductSummary, 'id' | 'name' | 'group'>;
}

/** The lower corner of the square picture at the top of a card; presses beside the button reach the card. */
const CORNER = 'pointer-events-none absolute inset-x-0 top-0 z-1 flex aspect-square items-end justify-end p-1';

/**
 * Adds the product of a card to the comparison, or takes it out. The device keeps the comparison, so the button is there when the page
 * runs its script; a page has dozens, which are rendered when nothing else waits. Texts: area `catalog`.
 */
export function CompareButton({ product: { id, group, name } }: CompareButtonProps) {
	const { t } = useTranslation('catalog');
	const store = useFeatureState(comparisonState);
	const isChosen = useStore(store, ({ chosen }) => chosen.some((each) => each.id === id));
	const isReady = useDeferredValue(useStore(store, (state) => state.isReady));
	if (!isReady) return null;
	return (
		<div className={CORNER}>
			<IconButton
				variant="raised"
				className="pointer-events-auto"
				aria-pressed={isChosen}
				label={t('card.compare', { name })}
				icon={<Glyph icon={isChosen ? checkIcon : scalesIcon} className={isChosen ? 'text-accent-text' : undefined} />}
				onClick={() => void store.toggle({ id, group })}
			/>
		</div>
	);
}
