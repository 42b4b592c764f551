import { Button } from '@zaylat/ui/button';
import { ChipGroup, RemovableChip } from '@zaylat/ui/chip';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NO_FILTERS } from './listing-address.ts';
import { useListing } from './listing-context.ts';
import { useActiveFilters } from './use-active-filters.ts';

/** The filters in force, each with a way to take it away, and one for all. Nothing when there are none. */
export function ActiveFilters() {
	const { t } = useTranslation('catalog');
	const { pathTo } = useListing();
	const navigate = useShopNavigate();
	const active = useActiveFilters();
	if (active.length === 0) return null;
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
			<ChipGroup label={t('facets.active')}>
				{active.map(({ text, without }) => (
					<RemovableChip
						key={text}
						href={pathTo(without)}
						removeLabel={t('facets.remove', { name: text })}
						onRemove={() => navigate(pathTo(without), { preventScrollReset: true })}
					>
						{text}
					</RemovableChip>
				))}
			</ChipGroup>
			<Button asChild variant="ghost" size="sm">
				<ShopLink to={pathTo(NO_FILTERS)} preventScrollReset>
					{t('facets.clear')}
				</ShopLink>
			</Button>
		</div>
	);
}
