import { LayoutGrid } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { GoneOrFailed } from '../shared/gone-or-failed/gone-or-failed.tsx';
import { WaysOn } from './components/ways-on.tsx';

/** A category or list of digital goods that is gone, or cannot be loaded now. */
export function DigitalFailure(props: FailureProps) {
	const { t } = useTranslation('digital');
	const ways = <WaysOn />;
	return (
		<GoneOrFailed
			{...props}
			gone={{
				codes: ['category_not_found'],
				icon: LayoutGrid,
				title: t('category.goneTitle'),
				text: t('category.goneText'),
			}}
			failedTitle={t('home.failed')}
			actions={ways}
		/>
	);
}
