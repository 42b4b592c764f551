import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PUSH_OFFER_KEY } from './push-keys.ts';
import { usePush } from './use-push.ts';

const DISMISSED = 'dismissed';

/** Offers messages about the order on this device, until that is dismissed for good. Texts: area `push`. */
export function PushBanner() {
	const { t } = useTranslation('push');
	const { state, turnOn } = usePush();
	const [isAsked, setIsAsked] = useState(false);
	const [isDismissed, setIsDismissed] = useState(wasDismissed);
	const { name } = state;
	// What was not asked for here is not reported here: the settings of the account do.
	if (isDismissed || name === 'loading' || (!isAsked && name !== 'off')) return null;
	if (name === 'on') {
		return (
			<Banner role="status" tone="positive" title={t('isOn')}>
				{t('isOnText')}
			</Banner>
		);
	}
	if (name === 'denied' || name === 'unsupported') {
		return (
			<Banner role="status" tone="warning" title={t(`${name}.title`)}>
				{t(`${name}.text`)}
			</Banner>
		);
	}

	function dismiss() {
		setIsDismissed(true);
		try {
			window.localStorage.setItem(PUSH_OFFER_KEY, DISMISSED);
		} catch {
			// It is hidden as long as the page.
		}
	}

	const isFailed = name === 'failed';
	return (
		<Banner
			{...(isFailed && { role: 'alert', tone: 'critical' })}
			{...(!isFailed && { icon: <BellRing aria-hidden className="size-5" /> })}
			title={t(isFailed ? 'failed.title' : 'title')}
			action={
				<Button
					size="sm"
					variant="secondary"
					isLoading={name === 'pending'}
					loadingLabel={t('turningOn')}
					onClick={() => {
						setIsAsked(true);
						void turnOn();
					}}
				>
					{t(isFailed ? 'retry' : 'turnOn')}
				</Button>
			}
			onDismiss={dismiss}
			labels={{ dismiss: t('dismiss') }}
		>
			{t(isFailed ? 'failed.text' : 'text')}
		</Banner>
	);
}

function wasDismissed(): boolean {
	try {
		return window.localStorage.getItem(PUSH_OFFER_KEY) === DISMISSED;
	} catch {
		// Without storage a dismissal would be forgotten.
		return true;
	}
}
