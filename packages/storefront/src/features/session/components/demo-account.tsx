import { useTranslation } from '../../../i18n/use-translation.ts';

/** Seeded by the API in the demo profile; production data has no such account (Decision 23). */
const DEMO_ACCOUNT = { identifier: 'shopper@example.com', password: 'zaylat-demo' } as const;

/** The account that the demo can be tried with. */
export function DemoAccount() {
	const { t } = useTranslation('auth');
	return (
		<div className="rounded-card border border-border border-dashed p-4 text-sm">
			<p className="text-text-muted">{t('demo')}</p>
			<p className="select-all font-semibold">{DEMO_ACCOUNT.identifier}</p>
			<p className="select-all font-semibold">{DEMO_ACCOUNT.password}</p>
		</div>
	);
}
