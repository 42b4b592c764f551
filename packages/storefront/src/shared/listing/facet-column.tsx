import { lazyComponent } from '../../app/lazy-component.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Filters are links and forms, which work before their code is there; phones hide them here and do not load it. */
const FacetPanel = lazyComponent(async () => (await import('./facet-panel.tsx')).FacetPanel, { whenVisible: {} });

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
