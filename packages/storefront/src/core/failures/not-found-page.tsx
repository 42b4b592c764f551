import { Button } from '@zaylat/ui/button';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopLink } from '../routing/shop-link.tsx';
import { EmptyStall } from './empty-stall.tsx';

/**
 * The page of an unknown path: a picture that says what happened (Specification §2, §8), and below it the ways on
 * (Decision 29).
 */
export function NotFoundPage() {
	const { t } = useTranslation(['app', 'errors']);
	const { pathname } = useLocation();
	return (
		<div className="mx-auto flex w-full max-w-120 flex-col items-center gap-6 px-4 py-6 tablet:py-10">
			<h1 className="w-full">
				<EmptyStall
					label={`${t('errors:page_not_found.title', { path: pathname })}. ${t('errors:page_not_found.advice')}`}
					sign={t('notFoundSign')}
				/>
			</h1>
			<div className="flex flex-wrap justify-center gap-3">
				<Button asChild>
					<ShopLink to="/">{t('goHome')}</ShopLink>
				</Button>
				<Button asChild variant="secondary">
					<ShopLink to="/search">{t('search.label')}</ShopLink>
				</Button>
				<Button asChild variant="secondary">
					<ShopLink to="/Categories">{t('nav.allCategories')}</ShopLink>
				</Button>
			</div>
		</div>
	);
}
