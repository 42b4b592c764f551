import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { SearchX } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopLink } from '../routing/shop-link.tsx';

/** Where an invalid search text leads: why it cannot be searched for, and what to do next (Specification §4). */
export function InvalidSearchPage() {
	const { t } = useTranslation(['app', 'errors']);
	return (
		<EmptyState
			headingLevel={1}
			picture={<SearchX />}
			title={t('errors:search_invalid.title')}
			description={t('errors:search_invalid.advice')}
			actions={
				<>
					<Button asChild>
						<ShopLink to="/">{t('goHome')}</ShopLink>
					</Button>
					<Button asChild variant="secondary">
						<ShopLink to="/Categories">{t('nav.allCategories')}</ShopLink>
					</Button>
				</>
			}
		/>
	);
}
