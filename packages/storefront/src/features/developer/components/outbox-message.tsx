import type { OutboxMessage as Message } from '@zaylat/api-client';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { Copy } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { codeIn } from '../../demo/code-in.ts';
import { useMoment } from '../state/use-moment.ts';

/** A message as it would have been sent, and its code to copy. */
export function OutboxMessage({ message }: { readonly message: Message }) {
	const { t } = useTranslation('developer');
	const toast = useToast();
	const moment = useMoment();
	const { channel, recipient, subject, text, createdAt } = message;
	const code = codeIn(text);

	async function copy(copied: string) {
		try {
			await navigator.clipboard.writeText(copied);
			toast.show({ id: 'developer', tone: 'positive', title: t('outbox.copied', { code: copied }) });
		} catch {
			toast.show({ id: 'developer', tone: 'critical', title: t('outbox.notCopied'), description: copied });
		}
	}

	return (
		<li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge tone={channel === 'sms' ? 'info' : 'neutral'}>{t(`outbox.${channel}`)}</Badge>
				<p className="wrap-anywhere font-semibold text-sm">{recipient}</p>
				<time dateTime={createdAt} className="ms-auto text-sm text-text-muted">
					{moment(createdAt)}
				</time>
			</div>
			{subject !== '' && <p className="font-semibold">{subject}</p>}
			<p className="wrap-anywhere whitespace-pre-line text-sm">{text}</p>
			{code !== undefined && (
				<Button
					variant="secondary"
					className="self-start"
					iconStart={<Copy aria-hidden />}
					onClick={() => void copy(code)}
				>
					{t('outbox.copy', { code })}
				</Button>
			)}
		</li>
	);
}
