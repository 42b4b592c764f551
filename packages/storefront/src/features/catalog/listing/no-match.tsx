import { EmptyState } from '@zaylat/ui/empty-state';
import { SearchX } from 'lucide-react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NO_FILTERS } from './listing-address.ts';
import { useListing } from './listing-context.ts';

/** Says that the filters leave nothing, and takes them away. */
export function NoMatch() {
	const { t } = useTranslation('catalog');
	const { pathTo } = useListing();
	return (
		<EmptyState
			picture={<SearchX aria-hidden strokeWidth={1.5} />}
			title={t('facets.noneTitle')}
			description={t('facets.noneText')}
			actions={<LinkButton to={pathTo(NO_FILTERS)}>{t('facets.clear')}</LinkButton>}
		/>
	);
}
