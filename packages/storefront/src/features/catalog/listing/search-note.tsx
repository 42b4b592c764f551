import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListing } from './listing-context.ts';
import type { ListingResponse } from './listing-queries.ts';

/** Props of {@link SearchNote}. */
export interface SearchNoteProps {
	/** How the search text was understood; undefined where it was taken as it was typed. */
	readonly understood: ListingResponse['data']['understood'];
}

/**
 * Tells what of a search text was corrected or left out, with a link to the results of exactly that text; above exact
 * results a link to the usual ones. Nothing where the text was taken as it was typed.
 */
export function SearchNote({ understood }: SearchNoteProps) {
	const { t } = useTranslation('catalog');
	const { scope, view, pathTo } = useListing();
	if (scope.search === undefined || (!view.isExact && understood === undefined)) return null;
	const words = understood?.leftOut.map((word) => `“${word}”`).join(' ') ?? '';
	return (
		<div
			data-part="search-note"
			className="flex flex-wrap items-center gap-x-4 rounded-card bg-surface-sunken px-4 text-sm wrap-anywhere"
		>
			<p role="status" className="py-2">
				{view.isExact && t('listing.isExact')}
				{understood?.corrected && t('listing.corrected', { text: understood.corrected })}{' '}
				{words !== '' && t('listing.leftOut', { words })}
			</p>
			<ShopLink
				to={pathTo({ exact: view.isExact ? undefined : 'true' })}
				className="inline-flex min-h-target items-center py-2 text-accent-text underline"
			>
				{view.isExact ? t('listing.similar') : t('listing.exact', { text: scope.search })}
			</ShopLink>
		</div>
	);
}
