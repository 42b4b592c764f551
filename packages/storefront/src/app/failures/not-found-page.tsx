import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyStall } from './empty-stall.tsx';

/** The page of an unknown path: an image only, which says what happened (Specification §2, §8). */
export function NotFoundPage() {
	const { t } = useTranslation(['app', 'errors']);
	const { pathname } = useLocation();
	return (
		<h1 className="mx-auto grid w-full max-w-150 place-items-center px-4 py-12">
			<EmptyStall
				label={`${t('errors:page_not_found.title', { path: pathname })}. ${t('errors:page_not_found.advice')}`}
			/>
		</h1>
	);
}
