import { useAppContext } from '../../../core/context/app-context.ts';
import { digitalHomePath, digitalListPath } from '../../../core/paths/digital-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Links out of a page of the digital area that has nothing to show. */
export function DigitalLinks() {
	const { t } = useTranslation('digital');
	const { brand } = useAppContext();
	return (
		<>
			<LinkButton to={digitalHomePath(brand)}>{t('nav.home')}</LinkButton>
			<LinkButton to={digitalListPath(brand)} variant="secondary">
				{t('list.all')}
			</LinkButton>
		</>
	);
}
