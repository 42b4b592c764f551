import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Spinner } from '@zaylat/ui/spinner';
import { useToast } from '@zaylat/ui/toast';
import { Inbox } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

function Banners() {
	const { t } = useTranslation('developer');
	return (
		<>
			<Banner tone="info" title={t('sample.status')} className="w-full" />
			<Banner tone="critical" title={t('sample.trouble')} className="w-full">
				{t('sample.advice')}
			</Banner>
		</>
	);
}

function Empty() {
	const { t } = useTranslation('developer');
	return (
		<EmptyState
			headingLevel={3}
			className="w-full"
			picture={<Inbox aria-hidden strokeWidth={1.5} />}
			title={t('sample.empty')}
			actions={<Button variant="secondary">{t('sample.more')}</Button>}
		/>
	);
}

const Skeletons = () => (
	<>
		<Skeleton shape="circle" className="size-12" />
		<Skeleton shape="text" lines={3} className="min-w-40 flex-1" />
	</>
);

function Spinners() {
	const { t } = useTranslation('developer');
	return (['sm', 'md', 'lg'] as const).map((size) => <Spinner key={size} size={size} label={t('sample.loading')} />);
}

function Toasts() {
	const { t } = useTranslation('developer');
	const toast = useToast();
	return (
		<>
			<Button variant="secondary" onClick={() => toast.show({ tone: 'positive', title: t('sample.toast') })}>
				{t('sample.keep')}
			</Button>
			<Button
				variant="secondary"
				onClick={() => toast.show({ tone: 'critical', title: t('sample.trouble'), description: t('sample.advice') })}
			>
				{t('sample.remove')}
			</Button>
		</>
	);
}

/** What tells how things stand. */
export const FEEDBACK: SampleGroup = {
	id: 'feedback',
	samples: [
		{ name: 'Banner', Show: Banners },
		{ name: 'EmptyState', Show: Empty },
		{ name: 'Skeleton', Show: Skeletons },
		{ name: 'Spinner', Show: Spinners },
		{ name: 'Toast', Show: Toasts },
	],
};
