import { LayoutGrid } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DigitalLinks } from '../components/digital-links.tsx';

/** A category or list of digital goods that is gone, or cannot be loaded now. */
export function DigitalFailure(props: FailureProps) {
	const { t } = useTranslation('digital');
	const ways = <DigitalLinks />;
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
