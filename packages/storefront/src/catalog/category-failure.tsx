import { buttonStyles } from '@zaylat/ui/button';
import { LayoutGrid } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';

/** A category that is gone, or cannot be loaded now. */
export function CategoryFailure(props: FailureProps) {
	const { t } = useTranslation('catalog');
	const toAll = (
		<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
			{t('category.all')}
		</ShopLink>
	);
	return (
		<GoneOrFailed
			{...props}
			gone={{
				codes: ['category_not_found'],
				icon: LayoutGrid,
				title: t('category.goneTitle'),
				text: t('category.goneText'),
			}}
			failedTitle={t('listing.failed')}
			actions={toAll}
		/>
	);
}
