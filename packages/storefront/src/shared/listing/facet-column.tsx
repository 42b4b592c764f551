import { useTranslation } from '../../i18n/use-translation.ts';
import { FacetPanel } from './facet-panel.tsx';

/**
 * The filters beside the products. Phones have them in a drawer, and without script below the products.
 * @param id of the place, for a link to it
 */
export function FacetColumn({ id }: { readonly id: string }) {
	const { t } = useTranslation('catalog');
	return (
		<aside
			id={id}
			aria-labelledby={`${id}-title`}
			className="flex min-w-0 flex-col gap-3 max-desk:order-last max-desk:hidden noscript:max-desk:flex"
		>
			<h2 id={`${id}-title`} className="flex min-h-11 items-center px-1 font-semibold text-lg leading-heading">
				{t('facets.title')}
			</h2>
			<FacetPanel />
		</aside>
	);
}
