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
	/** Where it stands. */
	readonly className?: string;
}

/**
 * Adds a product to the comparison, or takes it out. The device keeps the comparison, so the button is there when the page
 * runs its script; a page has dozens, which are rendered when nothing else waits. Texts: area `catalog`.
 */
export function CompareButton({ product: { id, group, name }, className }: CompareButtonProps) {
	const { t } = useTranslation('catalog');
	const store = useFeatureState(comparisonState);
	const isChosen = useStore(store, ({ chosen }) => chosen.some((each) => each.id === id));
	const isReady = useDeferredValue(useStore(store, (state) => state.isReady));
	if (!isReady) return null;
	return (
		<div className={className}>
			<IconButton
				variant="raised"
				aria-pressed={isChosen}
				label={t('card.compare', { name })}
				icon={<Glyph icon={isChosen ? checkIcon : scalesIcon} className={isChosen ? 'text-accent-text' : undefined} />}
				onClick={() => void store.toggle({ id, group })}
			/>
		</div>
	);
}
