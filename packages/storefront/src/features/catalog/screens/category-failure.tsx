import { LayoutGrid } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A category that is gone, or cannot be loaded now. */
export function CategoryFailure(props: FailureProps) {
	const { t } = useTranslation('catalog');
	const toAll = (
		<LinkButton to="/Categories" variant="secondary">
			{t('category.all')}
		</LinkButton>
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
