import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Drawer } from '@zaylat/ui/drawer';
import { usePreferences } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetPanel } from './facet-panel.tsx';
import { chosenFilters, NO_FILTERS } from './listing-address.ts';
import { useListing } from './listing-context.ts';
import { listingRequest } from './listing-queries.ts';

/** Props of {@link FilterDrawer}. */
export interface FilterDrawerProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** The filters of a listing on a phone; each works at once, and the button below says what is left. */
export function FilterDrawer({ isOpen, onOpenChange }: FilterDrawerProps) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { scope, query, coming, isBusy, pathTo } = useListing();
	const { data } = useQuery(listingRequest(scope, query));
	const total = data?.data.total ?? 0;
	return (
		<Drawer
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('facets.title')}
			labels={{ close: t('facets.close') }}
			footer={
				<div className="flex gap-3">
					{chosenFilters(scope, coming).length > 0 && (
						<LinkButton to={pathTo(NO_FILTERS)} preventScrollReset variant="secondary">
							{t('facets.clear')}
						</LinkButton>
					)}
					<Button
						className="grow"
						isLoading={isBusy}
						loadingLabel={t('listing.loading')}
						onClick={() => onOpenChange(false)}
					>
						{t('facets.show', { count: total, number: formatCount(total, language) })}
					</Button>
				</div>
			}
		>
			<FacetPanel />
		</Drawer>
	);
}
