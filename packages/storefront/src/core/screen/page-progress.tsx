import { LoadingBar } from '@zaylat/ui/loading-bar';
import { useMatches, useNavigation, useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isArrivingPage } from '../page/arriving-page.ts';

/** The loading bar at the top of the window, while another page or new data of this one is on its way. */
export function PageProgress() {
	const { t } = useTranslation();
	const navigation = useNavigation();
	const revalidator = useRevalidator();
	const isArriving = isArrivingPage(useMatches().at(-1)?.loaderData);
	const isActive = navigation.state !== 'idle' || revalidator.state !== 'idle' || isArriving;
	return <LoadingBar isActive={isActive} label={t('loading')} />;
}
