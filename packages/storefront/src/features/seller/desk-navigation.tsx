import { useQuery } from '@zaylat/api-client/swr';
import { ChoiceLinks } from '../../core/lists/choice-links.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SHOP_UNREAD } from './queries.ts';

/** Parts of the seller desk and their paths (Decisions 15 and 22). */
const PARTS = {
	orders: '/Selling',
	products: '/Selling/Products',
	questions: '/Selling?view=questions',
	quotations: '/Selling?view=quotations',
	earnings: '/Selling/Earnings',
	shop: '/Selling/Shop',
	chat: '/chat?side=shop',
} as const;

/** A part of the seller desk. */
export type DeskPart = keyof typeof PARTS;

const NAMES = ['orders', 'products', 'questions', 'quotations', 'earnings', 'shop', 'chat'] as const;

/** Links to the parts of the seller desk, with the number of unread messages of buyers. */
export function DeskNavigation({ current }: { readonly current: DeskPart }) {
	const { t } = useTranslation('desk');
	const { data } = useQuery(SHOP_UNREAD);
	const unread = data?.data.unread ?? 0;
	const choices = NAMES.map((name) => ({
		key: name,
		to: PARTS[name],
		text: name === 'chat' && unread > 0 ? t('chatUnread', { count: unread }) : t(name),
	}));
	return <ChoiceLinks label={t('label')} choices={choices} current={current} className="-mx-gutter px-gutter py-1" />;
}
