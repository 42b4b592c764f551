import { Banner } from '@zaylat/ui/banner';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { pageForm } from '../../core/forms/page-form.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { demoNoticeState } from '../../features/demo/feature.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link DemoBanner}. */
export interface DemoBannerProps {
	/** Whether only phones show it, because wider windows have the mark of the demo in a row below the header. */
	readonly isOnPhonesOnly: boolean;
}

/** Says above the header that the shop is a demo, and where its messages and tools are, until it is dismissed (Decision 23). */
export function DemoBanner({ isOnPhonesOnly }: DemoBannerProps) {
	const { t } = useTranslation('demo');
	const demoNotice = useFeatureState(demoNoticeState);
	const isShown = useStore(demoNotice);
	return (
		isShown && (
			<aside aria-label={t('label')} className={isOnPhonesOnly ? 'tablet:hidden' : undefined}>
				<form {...pageForm('demo-notice', demoNotice.dismiss)}>
					<Banner
						shape="bar"
						onDismiss={demoNotice.dismiss}
						dismissType="submit"
						labels={{ dismiss: t('banner.dismiss') }}
					>
						{t('banner.text')}{' '}
						<ShopLink to="/dev-tool" prefetch="none" className="font-semibold text-accent-text underline">
							{t('banner.tools')}
						</ShopLink>
					</Banner>
				</form>
			</aside>
		)
	);
}
