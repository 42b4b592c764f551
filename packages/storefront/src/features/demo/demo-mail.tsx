import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DemoPanel } from './demo-panel.tsx';
import { outboxRequest } from './queries.ts';
import { OUTBOX_POLL_MS } from './recipient.ts';

/** Props of {@link DemoMail}. */
export interface DemoMailProps {
	/** Whom the mail goes to. */
	readonly to: string;
	/** What its subject names, for example the code of an order. */
	readonly about: string;
}

/** Shows the last mail about something, once it was sent (Decision 23). */
export function DemoMail({ to, about }: DemoMailProps) {
	const { t } = useTranslation('demo');
	const { data } = useQuery(outboxRequest(), { refreshInterval: OUTBOX_POLL_MS });
	const mail = data?.data.items.find(({ recipient, subject }) => recipient === to && subject.includes(about));
	return (
		mail && (
			<DemoPanel role="status" title={t('code.mail', { to })}>
				<p className="wrap-anywhere whitespace-pre-line text-sm">{mail.text}</p>
			</DemoPanel>
		)
	);
}
