import { Spinner } from '@zaylat/ui/spinner';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Until the gateway has answered. */
export function Starting() {
	const { t } = useTranslation('payment');
	return (
		<div className="grid min-h-64 place-items-center">
			<Spinner label={t('starting')} />
		</div>
	);
}
