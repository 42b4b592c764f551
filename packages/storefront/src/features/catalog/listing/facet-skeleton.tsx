import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown while the filters load. */
export function FacetSkeleton() {
	const { t } = useTranslation('catalog');
	return (
		<div aria-busy>
			<VisuallyHidden role="status">{t('facets.loading')}</VisuallyHidden>
			{PLACES.map((place) => (
				<Skeleton key={place} className="my-3 w-4/5" />
			))}
		</div>
	);
}
