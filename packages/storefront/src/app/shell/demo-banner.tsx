import { Banner } from '@zaylat/ui/banner';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext } from '../app-context.ts';
import { ShopLink } from '../shop-link.tsx';

/** Says above the header that the shop is a demo, and where its messages and tools are, until it is dismissed (Decision 23). */
export function DemoBanner() {
	const { t } = useTranslation('demo');
	const { demoNotice } = useAppContext();
	const isShown = useStore(demoNotice);
	return (
		isShown && (
			<aside aria-label={t('label')}>
				<Banner shape="bar" onDismiss={demoNotice.dismiss} labels={{ dismiss: t('banner.dismiss') }}>
					{t('banner.text')}{' '}
					<ShopLink to="/dev-tool" prefetch="none" className="font-semibold text-accent-text underline">
						{t('banner.tools')}
					</ShopLink>
				</Banner>
			</aside>
		)
	);
}
