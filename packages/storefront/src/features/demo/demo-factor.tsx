import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DemoPanel } from './demo-panel.tsx';
import { factorCodeRequest } from './queries.ts';
import { OUTBOX_POLL_MS } from './recipient.ts';

/** Props of {@link DemoFactor}. */
export interface DemoFactorProps {
	readonly onFill: (code: string) => void;
}

/** Shows the code that the authenticator app of the account would show, and fills it in (Decision 23). */
export function DemoFactor({ onFill }: DemoFactorProps) {
	const { t } = useTranslation('demo');
	const { data } = useQuery(factorCodeRequest(), { refreshInterval: OUTBOX_POLL_MS, dedupingInterval: 0 });
	const code = data?.data.code ?? undefined;
	return (
		code !== undefined && (
			<DemoPanel
				title={
					<>
						{t('factor.title')}: <strong className="tabular-nums">{code}</strong>
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
