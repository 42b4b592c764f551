import type { ProductSummary } from '@zaylat/api-client/contract';
import { checkIcon, Glyph, scalesIcon } from '@zaylat/ui/glyph';
import { IconButton } from '@zaylat/ui/icon-button';
import type { FormEvent } from 'react';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { COMPARE_PATH, COMPARED_ID } from '../../core/paths/compare-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparisonState } from './feature.ts';

/** Props of {@link CompareButton}. */
export interface CompareButtonProps {
	readonly product: Pick<ProductSummary, 'id' | 'name' | 'group'>;
	/** Where it stands. */
	readonly className?: string;
}

/**
 * Adds a product to the comparison, or takes it out. Until the page is hydrated it opens the page of the comparison with
 * this product. Texts: area `catalog`.
 */
export function CompareButton({ product: { id, group, name }, className }: CompareButtonProps) {
	const { t } = useTranslation('catalog');
	const store = useFeatureState(comparisonState);
	const isChosen = useStore(store, ({ chosen }) => chosen.some((each) => each.id === id));

	function press(event: FormEvent) {
		event.preventDefault();
		store.toggle({ id, group });
	}

	return (
		<form action={COMPARE_PATH} onSubmit={press} className={className}>
			<IconButton
				type="submit"
				name={COMPARED_ID}
				value={id}
				variant="raised"
				aria-pressed={isChosen}
				label={t('card.compare', { name })}
				icon={<Glyph icon={isChosen ? checkIcon : scalesIcon} />}
				className="aria-pressed:bg-accent aria-pressed:text-on-accent"
			/>
		</form>
	);
}
