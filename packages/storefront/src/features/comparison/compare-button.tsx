import type { ProductSummary } from '@zaylat/api-client/contract';
import { checkIcon, Glyph, scalesIcon } from '@zaylat/ui/glyph';
import { IconButton } from '@zaylat/ui/icon-button';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { COMPARED_ID } from '../../core/paths/compare-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COMPARE_FORM } from './compare-form.tsx';
import { comparisonState } from './feature.ts';

/** Props of {@link CompareButton}. */
export interface CompareButtonProps {
	readonly product: Pick<ProductSummary, 'id' | 'name' | 'group'>;
}

/**
 * Adds the product of a card to the comparison, or takes it out. Until the page is hydrated it submits the form
 * `CompareForm`, which opens the comparison with this product. Texts: area `catalog`.
 */
export function CompareButton({ product: { id, group, name } }: CompareButtonProps) {
	const { t } = useTranslation('catalog');
	const store = useFeatureState(comparisonState);
	const isChosen = useStore(store, ({ chosen }) => chosen.some((each) => each.id === id));
	return (
		<div className="lower-corner">
			<IconButton
				type="submit"
				form={COMPARE_FORM}
				name={COMPARED_ID}
				value={id}
				variant="raised"
				aria-pressed={isChosen}
				label={t('card.compare', { name })}
				icon={<Glyph icon={isChosen ? checkIcon : scalesIcon} className={isChosen ? 'text-accent-text' : undefined} />}
				onClick={(event) => {
					event.preventDefault();
					void store.toggle({ id, group });
				}}
			/>
		</div>
	);
}
