import { operatedConversations } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Checkbox } from '@zaylat/ui/checkbox';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { POLL_MS } from '../tools.ts';
import { ConversationCard } from './conversation-card.tsx';
import { Part } from './part.tsx';
import { PartList } from './part-list.tsx';

/** Conversations to answer as their shops. */
export function Conversations() {
	const { t } = useTranslation('developer');
	const [isWaiting, setIsWaiting] = useState(false);
	const query = useQuery(operatedConversations(isWaiting), { refreshInterval: POLL_MS, keepPreviousData: true });
	return (
		<Part tool="conversations" title={t('conversations.title')} text={t('conversations.text')}>
			<Checkbox checked={isWaiting} onCheckedChange={setIsWaiting}>
				{t('conversations.waiting')}
			</Checkbox>
			<PartList
				query={query}
				texts={{
					list: t('conversations.title'),
					loading: t('conversations.loading'),
					failed: t('conversations.failed'),
					emptyTitle: t('conversations.emptyTitle'),
					emptyText: t('conversations.emptyText'),
				}}
				Picture={MessagesSquare}
			>
				{(conversation) => (
					<ConversationCard key={conversation.id} conversation={conversation} onChange={() => void query.mutate()} />
				)}
			</PartList>
		</Part>
	);
}
