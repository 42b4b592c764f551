import { buttonStyles } from '@zaylat/ui/button';
import { Sparkles } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';
import { COLLECTION_GONE } from './collection-gone.ts';

/** A collection that has ended, or cannot be loaded now. */
export function CollectionFailure(props: FailureProps) {
	const { t } = useTranslation('collections');
	const ways = (
		<>
			<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
				{t('home')}
			</ShopLink>
			<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
				{t('categories')}
			</ShopLink>
		</>
	);
	return (
		<GoneOrFailed
			{...props}
			gone={{ codes: COLLECTION_GONE.codes, icon: Sparkles, title: t('goneTitle'), text: t('goneText') }}
			failedTitle={t('failed')}
			actions={ways}
		/>
	);
}
