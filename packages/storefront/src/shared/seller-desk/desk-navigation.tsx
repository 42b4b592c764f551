import { unreadChat } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChoiceLinks } from '../choice-links/choice-links.tsx';

/** Parts of the seller desk and their paths (Decisions 15 and 22). */
const PARTS = {
	orders: '/Selling',
	questions: '/Selling?view=questions',
	quotations: '/Selling?view=quotations',
	chat: '/chat?side=shop',
} as const;

/** A part of the seller desk. */
export type DeskPart = keyof typeof PARTS;

const NAMES = ['orders', 'questions', 'quotations', 'chat'] as const;

/** Links to the parts of the seller desk, with the number of unread messages of buyers. */
export function DeskNavigation({ current }: { readonly current: DeskPart }) {
	const { t } = useTranslation('desk');
	const { data } = useQuery(unreadChat('shop'));
	const unread = data?.data.unread ?? 0;
	const choices = NAMES.map((name) => ({
		key: name,
		to: PARTS[name],
		text: name === 'chat' && unread > 0 ? t('chatUnread', { count: unread }) : t(name),
	}));
	return <ChoiceLinks label={t('label')} choices={choices} current={current} className="-mx-4 px-4 py-1" />;
}
