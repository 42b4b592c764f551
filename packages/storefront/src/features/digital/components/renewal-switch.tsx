import { changeEntitlement } from '@zaylat/api-client';
import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Switch } from '@zaylat/ui/switch';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useState } from 'react';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { LIBRARY_PATH } from '../../../core/paths/digital-path.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';

/** Props of {@link RenewalSwitch}. */
export interface RenewalSwitchProps {
	readonly held: HeldEntitlement;
	/** Takes it as it is after the change. */
	readonly onChanged: (held: HeldEntitlement) => void;
}

/** Whether a plan of days renews by itself at its end (Decision 14). It turns at once, and back when it is refused. */
export function RenewalSwitch({ held: { id, name, renewsAutomatically }, onChanged }: RenewalSwitchProps) {
	const { t } = useTranslation('library');
	const client = useClient();
	const showFailure = useFailureToast();
	const sessionIsOver = useSessionOver();
	const [wished, setWished] = useState<boolean>();
	const isOn = wished ?? renewsAutomatically;

	async function change(isWished: boolean) {
		if (wished !== undefined) return;
		setWished(isWished);
		const attempt = await client.attempt(changeEntitlement(id, { renewsAutomatically: isWished }));
		if (attempt.ok) onChanged(attempt.value.data);
		setWished(undefined);
		if (attempt.ok || (await sessionIsOver(attempt.error, LIBRARY_PATH))) return;
		showFailure(t('renew.failed'), attempt.error, 'renewal');
	}

	return (
		<Switch
			checked={isOn}
			onCheckedChange={(isWished) => void change(isWished)}
			aria-busy={wished !== undefined}
			description={t(isOn ? 'renew.autoOn' : 'renew.autoOff')}
		>
			{t('renew.auto')}
			<VisuallyHidden>{t('of', { name })}</VisuallyHidden>
		</Switch>
	);
}
