import { laterPart } from '../app/later.tsx';

/** Parts of the home page that the first look does not need. */
export const HOME_PARTS = {
	recentViews: laterPart(async () => (await import('./components/recent-goods.tsx')).RecentGoods),
};
