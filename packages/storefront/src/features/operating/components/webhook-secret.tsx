import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link WebhookSecret}. */
export interface WebhookSecretProps {
	readonly secret: string;
	/** Called when the person has kept it. */
	readonly onKept: () => void;
}

/** A secret, which is shown this once, to copy. */
export function WebhookSecret({ secret, onKept }: WebhookSecretProps) {
	const { t } = useTranslation('webhooks');
	const toast = useToast();

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(secret);
			toast.show({ id: 'operating', tone: 'positive', title: t('secret.copied') });
		} catch {
			toast.show({ id: 'operating', tone: 'critical', title: t('secret.notCopied') });
		}
	}

	return (
		<div className="flex flex-col gap-4">
			<code lang="en" className="wrap-anywhere rounded-control bg-surface-sunken p-3 font-semibold">
				{secret}
			</code>
			<div className="flex flex-wrap gap-3">
				<Button variant="secondary" onClick={() => void copy()}>
					{t('secret.copy')}
				</Button>
				<Button onClick={onKept}>{t('secret.kept')}</Button>
			</div>
		</div>
	);
}
