import { formatCount } from '@zaylat/domain/money';
import { Tab, TabList, TabPanel, Tabs } from '@zaylat/ui/tabs';
import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../../core/context/app-context.ts';
import { useScreenQuery } from '../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wishlistQueries } from '../wishlist/queries.ts';
import { useWishlist } from '../wishlist/use-wishlist.ts';
import { SavedList } from './saved-list.tsx';

const KINDS = ['goods', 'digital'] as const;

/** The wishlist: goods and digital goods, whose counts together are the header's (Specification §7). */
export function SavedThings() {
	const { t } = useTranslation('wishlist');
	const { language } = usePreferences();
	const saved = useWishlist();
	const goods = useScreenQuery(wishlistQueries.goods);
	const digital = useScreenQuery(wishlistQueries.digital);
	const refresh = useEffectEvent((ids: readonly string[]) => {
		const shown = [...(goods.data?.data.data ?? []), ...(digital.data?.data.data ?? [])].map(({ id }) => id);
		if (ids.every((id) => shown.includes(id))) return;
		void goods.mutate();
		void digital.mutate();
	});
	useEffect(() => {
		// What a visitor kept on the device, or saved in another tab, came after the lists were asked for.
		if (saved.isReady) refresh(saved.productIds);
	}, [saved.isReady, saved.productIds]);
	const count = (items: readonly { readonly id: string }[] | undefined) => {
		if (items === undefined) return undefined;
		const shown = saved.isReady ? items.filter(({ id }) => saved.productIds.includes(id)) : items;
		return formatCount(shown.length, language);
	};
	const counts = { goods: count(goods.data?.data.data), digital: count(digital.data?.data.data) };
	return (
		<Tabs defaultValue="goods">
			<TabList label={t('tabs')}>
				{KINDS.map((kind) => (
					<Tab key={kind} value={kind} badge={counts[kind]}>
						{t(kind)}
					</Tab>
				))}
			</TabList>
			{KINDS.map((kind) => (
				<TabPanel key={kind} value={kind}>
					<SavedList kind={kind} />
				</TabPanel>
			))}
		</Tabs>
	);
}
