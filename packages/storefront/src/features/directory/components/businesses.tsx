import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { directoryQueries } from '../queries.ts';
import { BusinessCard } from './business-card.tsx';

/** Props of {@link BusinessesPage}. */
export interface BusinessesPageProps {
	/** Where the page begins; the list's start when undefined. */
	readonly cursor: string | undefined;
}

/** One page of the directory, as items of a list. */
export function BusinessesPage({ cursor }: BusinessesPageProps) {
	const { data, error } = useScreenQuery(directoryQueries.businesses, { cursor });
	if (data === undefined) return error ? null : <BusinessesSkeleton />;
	return data.data.items.map((business) => (
		<li key={business.id} className="min-w-0">
			<BusinessCard business={business} />
		</li>
	));
}

const PLACES = [1, 2, 3, 4, 5, 6];

/** Places of businesses that are on their way. */
export function BusinessesSkeleton() {
	const { t } = useTranslation('directory');
	return PLACES.map((place) => (
		<li key={place}>
			{place === 1 && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
			<Skeleton shape="block" className="h-60 w-full rounded-card" />
		</li>
	));
}
