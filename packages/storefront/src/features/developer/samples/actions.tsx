import { Button } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { Link } from '@zaylat/ui/link';
import { Heart, ShoppingCart } from 'lucide-react';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

function Buttons() {
	const { t } = useTranslation('developer');
	return (
		<>
			<Button iconStart={<ShoppingCart aria-hidden />}>{t('sample.buy')}</Button>
			<Button variant="secondary">{t('sample.keep')}</Button>
			<Button variant="ghost">{t('sample.more')}</Button>
			<Button variant="critical">{t('sample.remove')}</Button>
			<Button disabled>{t('sample.buy')}</Button>
			<Button isLoading loadingLabel={t('sample.working')}>
				{t('sample.buy')}
			</Button>
		</>
	);
}

function IconButtons() {
	const { t } = useTranslation('developer');
	return (['ghost', 'outline', 'raised'] as const).map((variant) => (
		<IconButton key={variant} variant={variant} label={t('sample.keep')} icon={<Heart aria-hidden />} />
	));
}

function Links() {
	const { t } = useTranslation('developer');
	return (
		<Link asChild>
			<ShopLink to="/">{t('sample.more')}</ShopLink>
		</Link>
	);
}

/** Buttons and links. */
export const ACTIONS: SampleGroup = {
	id: 'actions',
	samples: [
		{ name: 'Button', Show: Buttons },
		{ name: 'IconButton', Show: IconButtons },
		{ name: 'Link', Show: Links },
	],
};
