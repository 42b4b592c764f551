import { Sparkles } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { COLLECTION_GONE } from './collection-gone.ts';

/** A collection that has ended, or cannot be loaded now. */
export function CollectionFailure(props: FailureProps) {
	const { t } = useTranslation('collections');
	const ways = (
		<>
			<LinkButton to="/">{t('home')}</LinkButton>
			<LinkButton to="/Categories" variant="secondary">
				{t('categories')}
			</LinkButton>
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
