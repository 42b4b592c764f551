import { type OperatedConversation, writeAsShop } from '@zaylat/api-client';
import { langOfText } from '@zaylat/domain/scripts';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Heading } from '@zaylat/ui/heading';
import { Input } from '@zaylat/ui/input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMoment } from '../state/use-moment.ts';
import { useSend } from '../state/use-send.ts';

/** Props of {@link ConversationCard}. */
export interface ConversationCardProps {
	readonly conversation: OperatedConversation;
	/** Called after a message was sent, or could not be. */
	readonly onChange: () => void;
}

/** What was said last in a conversation, and a field to answer as the shop. */
export function ConversationCard({ conversation, onChange }: ConversationCardProps) {
	const { t } = useTranslation('developer');
	const moment = useMoment();
	const { send, isPending } = useSend();
	const [response, setAnswer] = useState('');
	const { id, shopName, shopperName, text, side, at } = conversation;

	async function write(event: FormEvent) {
		event.preventDefault();
		const words = response.trim();
		if (words === '') return;
		const sent = await send(writeAsShop(id, words), { failed: t('conversations.notSent') });
		if (sent) setAnswer('');
		onChange();
	}

	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Heading level={3} size="base" className="wrap-anywhere">
					{shopName}
				</Heading>
				{side === 'shopper' && <Badge tone="warning">{t('conversations.open')}</Badge>}
				<time dateTime={at} className="ms-auto text-sm text-text-muted">
					{moment(at)}
				</time>
			</div>
			<p className="wrap-anywhere text-sm">
				<span className="text-text-muted">{side === 'shop' ? shopName : shopperName}: </span>
				<span lang={langOfText(text)}>{text === '' ? t('conversations.picture') : text}</span>
			</p>
			<form
				aria-label={t('conversations.form', { shop: shopName, shopper: shopperName })}
				onSubmit={(event) => void write(event)}
				className="flex flex-wrap items-end gap-3"
			>
				<Field label={t('conversations.answer', { shop: shopName })} className="flex-1 basis-64">
					<Input
						value={response}
						onChange={(event) => setAnswer(event.target.value)}
						maxLength={2000}
						autoComplete="off"
					/>
				</Field>
				<Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={t('working')}>
					{t('conversations.send')}
				</Button>
			</form>
		</li>
	);
}
