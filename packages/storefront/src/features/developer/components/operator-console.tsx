import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Part } from './part.tsx';

/** Seeded by the API in the demo profile; production data has no such account (Decision 23). */
const DEMO_STAFF = { identifier: 'operator@example.com', password: 'zaylat-demo' } as const;

/** The console of whoever runs the market, with the account that opens it in the demo. */
export function OperatorConsole() {
	const { t } = useTranslation('developer');
	return (
		<Part tool="console" title={t('console.title')} text={t('console.text')}>
			<p className="text-sm">
				<span className="select-all font-semibold">{DEMO_STAFF.identifier}</span>
				{' · '}
				<span className="select-all font-semibold">{DEMO_STAFF.password}</span>
			</p>
			<LinkButton to="/Operating" variant="secondary" className="self-start">
				{t('console.open')}
			</LinkButton>
		</Part>
	);
}
