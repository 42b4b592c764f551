import { LoadingBar } from '@zaylat/ui/loading-bar';
import { use, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation, useRevalidator } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';

const NEVER = () => () => {};
const NO = () => false;

/**
 * The loading bar of the shop. It asks the router itself: what a page reads of the router is told in a transition, which
 * waits for code that is on its way, and on a slow line a press would show nothing for seconds.
 */
export function PageProgress() {
	const { t } = useTranslation();
	const router = use(DataRouterContext)?.router;
	const isUnderWay = useSyncExternalStore(
		router ? router.subscribe : NEVER,
		() => router !== undefined && (router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle'),
		NO,
	);
	const navigation = useNavigation();
	const revalidator = useRevalidator();
	const isArriving = navigation.state !== 'idle' || revalidator.state !== 'idle';
	return <LoadingBar isActive={isUnderWay || isArriving} label={t('loading')} />;
}
