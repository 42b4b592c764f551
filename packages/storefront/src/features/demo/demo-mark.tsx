import { IconButton } from '@zaylat/ui/icon-button';
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useAppContext, useFeatureState } from '../../core/context/app-context.ts';
import { pageForm } from '../../core/forms/page-form.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { demoNoticeState } from './feature.ts';

/** Props of {@link DemoMark}. */
export interface DemoMarkProps {
	readonly className?: string;
}

/**
 * One word that says that the shop is a demo and leads to its messages and tools (Decision 23), where a line has place for
 * it; screen readers hear the whole sentence. Nothing in production and once it is dismissed. Texts: area `demo`.
 */
export function DemoMark({ className = '' }: DemoMarkProps) {
	const { isDemo } = useAppContext();
	return isDemo ? <Mark className={className} /> : null;
}

function Mark({ className }: DemoMarkProps) {
	const { t } = useTranslation('demo');
	const demoNotice = useFeatureState(demoNoticeState);
	const isShown = useStore(demoNotice);
	if (!isShown) return null;
	const sentence = t('banner.text');
	return (
		<aside aria-label={t('label')} className={`shrink-0 ${className}`}>
			<form {...pageForm('demo-notice', demoNotice.dismiss)} className="-me-3 flex items-center">
				<ShopLink
					to="/dev-tool"
					prefetch="none"
					title={sentence}
					className="flex min-h-target items-center rounded-control no-underline -outline-offset-2"
				>
					<span className="rounded-full bg-info-soft px-2.5 py-0.5 font-semibold text-info text-xs">{t('label')}</span>
					<span className="sr-only">
						{sentence} {t('banner.tools')}
					</span>
				</ShopLink>
				<IconButton
					type="submit"
					label={t('banner.dismiss')}
					icon={<X aria-hidden className="size-4!" />}
					className="-ms-1.5"
				/>
			</form>
		</aside>
	);
}
