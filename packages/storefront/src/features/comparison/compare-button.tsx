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
 * A mouse shows what a card offers, so there the picture is free until the card is pointed at or something in it has focus.
 * Only the opacity changes: the button stays in the order of Tab and for screen readers. What is chosen stays in sight.
 */
const ON_DEMAND =
	'[@media(hover:hover)]:[.group:not(:hover,:focus-within)_&]:not-aria-pressed:opacity-0 motion-safe:transition-[opacity,scale]';

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
				variant="quiet"
				className={ON_DEMAND}
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
