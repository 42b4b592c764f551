import { Card } from '@zaylat/ui/card';
import { Heading } from '@zaylat/ui/heading';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The commands that open a market, in order. */
const COMMANDS = {
	baseData: 'pnpm base-data load',
	operator: 'pnpm market operator create --email you@example.com',
	shop: 'pnpm market shop create --edition mm --slug my-shop --name "My shop" --owner owner@example.com',
} as const;

const STEPS = ['baseData', 'operator', 'shop'] as const;

/** What the operator of a market without goods does first; shown on the machine of the server only. */
export function SetupGuide() {
	const { t } = useTranslation('setup');
	return (
		<Card asChild>
			<section aria-labelledby="setup-guide" className="flex flex-col gap-4">
				<Heading level={2} id="setup-guide">
					{t('title')}
				</Heading>
				<p className="text-text-muted">{t('text')}</p>
				<ol className="flex list-decimal flex-col gap-4 ps-6">
					{STEPS.map((step) => (
						<li key={step} className="flex-col gap-2">
							<p>{t(`steps.${step}`)}</p>
							<code
								lang="en"
								dir="ltr"
								className="wrap-anywhere mt-2 block rounded-control bg-surface-sunken px-3 py-2 text-sm"
							>
								{COMMANDS[step]}
							</code>
						</li>
					))}
				</ol>
				<p className="text-sm text-text-muted">{t('after')}</p>
			</section>
		</Card>
	);
}
