import { changeNotificationChoices, notificationChoices } from '@zaylat/api-client';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@zaylat/domain/notifications';
import { Switch } from '@zaylat/ui/switch';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsSeller } from '../../session/use-is-seller.ts';
import { SettingsCard } from './settings-card.tsx';

const TOPICS = [
	'chat',
	'questions',
	'quotations',
	'points',
	'promotions',
] as const satisfies readonly NotificationTopic[];
const MESSAGES = ['shipping', 'renewals', 'sales'] as const satisfies readonly NotificationTopic[];

type Choosable = (typeof TOPICS | typeof MESSAGES)[number];

/**
 * Which news, mails and text messages are wanted; those about money and the account always come. Guests have no choices.
 */
export function NewsChoices() {
	const { t } = useTranslation('account');
	const client = useClient();
	const toast = useToast();
	const isSeller = useIsSeller();
	const errorText = useErrorText();
	const { data, mutate } = useQuery(notificationChoices());
	const [busy, setBusy] = useState<NotificationTopic>();
	const choices = data?.data;
	if (choices === undefined) return null;

	async function choose(topic: NotificationTopic, isWanted: boolean) {
		setBusy(topic);
		const attempt = await client.attempt(changeNotificationChoices({ [topic]: isWanted }));
		if (attempt.ok) await mutate(attempt.value, { revalidate: false });
		else
			toast.show({ tone: 'critical', title: t('news.notChosen'), description: errorText(attempt.error.code).advice });
		setBusy(undefined);
	}

	const switches = (topics: readonly Choosable[]) =>
		topics
			.filter((topic) => !NOTIFICATION_TOPICS[topic].isRequired && (topic !== 'sales' || isSeller))
			.map((topic) => (
				<Switch
					key={topic}
					checked={choices[topic]}
					disabled={busy === topic}
					onCheckedChange={(isWanted) => void choose(topic, isWanted)}
				>
					{t(`news.topics.${topic}`)}
				</Switch>
			));

	return (
		<div className="flex flex-col gap-4">
			<SettingsCard title={t('news.choices')} text={t('news.always')}>
				{switches(TOPICS)}
			</SettingsCard>
			<SettingsCard title={t('news.messages')} text={t('news.messagesText')}>
				{switches(MESSAGES)}
			</SettingsCard>
		</div>
	);
}
