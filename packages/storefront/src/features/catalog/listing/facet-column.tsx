import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetPanel } from './facet-panel.tsx';

/** Props of {@link FacetColumn}. */
export interface FacetColumnProps {
	/** Id of the column, for a link to it. */
	readonly id: string;
}

/** The filters beside the products. */
export function FacetColumn({ id }: FacetColumnProps) {
	const { t } = useTranslation('catalog');
	return (
		<aside id={id} aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-3">
			<h2 id={`${id}-title`} className="flex min-h-11 items-center px-1 font-semibold text-lg leading-heading">
				{t('facets.title')}
			</h2>
			<FacetPanel />
		</aside>
	);
}
