import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { codeIn } from './code-in.ts';
import { DemoPanel } from './demo-panel.tsx';
import { outboxRequest } from './queries.ts';
import { OUTBOX_POLL_MS, shownRecipient } from './recipient.ts';

/** Props of {@link DemoCode}. */
export interface DemoCodeProps {
	/** Where the code was sent, as the shop shows it. */
	readonly sentTo: string;
	readonly onFill: (code: string) => void;
}

/** Shows the code that was sent last to where one is awaited, and fills it in (Decision 23). */
export function DemoCode({ sentTo, onFill }: DemoCodeProps) {
	const { t } = useTranslation('demo');
	const { data } = useQuery(outboxRequest(), { refreshInterval: OUTBOX_POLL_MS, dedupingInterval: 0 });
	const message = data?.data.items.find((each) => shownRecipient(each) === sentTo && codeIn(each.text) !== undefined);
	const code = message && codeIn(message.text);
	return (
		code !== undefined && (
			<DemoPanel
				role="status"
				title={
					<>
						{t(message?.channel === 'mail' ? 'code.mail' : 'code.message', { to: sentTo })}:{' '}
						<strong className="tabular-nums">{code}</strong>
					</>
				}
			>
				<Button variant="secondary" className="self-start" onClick={() => onFill(code)}>
					{t('code.fill')}
				</Button>
			</DemoPanel>
		)
	);
}
