import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Switch } from '@zaylat/ui/switch';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePush } from '../../notifications/use-push.ts';
import { SettingsCard } from './settings-card.tsx';

const KINDS = ['orders', 'chat'] as const;

/** Messages on this device: whether they come, and which. Texts: area `push`. */
export function PushCard() {
	const { t } = useTranslation('push');
	const toast = useToast();
	const { state, turnOn, turnOff, choose } = usePush();
	const [busy, setBusy] = useState<(typeof KINDS)[number]>();
	const { name } = state;
	if (name === 'loading') return null;

	async function change(kind: (typeof KINDS)[number], isWanted: boolean) {
		setBusy(kind);
		const isStored = await choose({ [kind]: isWanted });
		if (!isStored) toast.show({ tone: 'critical', title: t('notChosen'), description: t('failed.text') });
		setBusy(undefined);
	}

	return (
		<div data-push={name}>
			<SettingsCard title={t('title')} text={t(name === 'on' ? 'isOnHere' : 'text')}>
				{name === 'on' && (
					<>
						{KINDS.map((kind) => (
							<Switch
								key={kind}
								checked={state.choices[kind]}
								disabled={busy === kind}
								onCheckedChange={(isWanted) => void change(kind, isWanted)}
							>
								{t(`kinds.${kind}`)}
							</Switch>
						))}
						<Button variant="secondary" className="self-start" onClick={() => void turnOff()}>
							{t('turnOff')}
						</Button>
					</>
				)}
				{(name === 'denied' || name === 'unsupported') && (
					<Banner role="status" tone="warning" title={t(`${name}.title`)}>
						{t(`${name}.text`)}
					</Banner>
				)}
				{name === 'failed' && (
					<Banner role="alert" tone="critical" title={t('failed.title')}>
						{t('failed.text')}
					</Banner>
				)}
				{(name === 'off' || name === 'pending' || name === 'failed') && (
					<Button
						variant="secondary"
						className="self-start"
						isLoading={name === 'pending'}
						loadingLabel={t('turningOn')}
						onClick={() => void turnOn()}
					>
						{t(name === 'failed' ? 'retry' : 'turnOn')}
					</Button>
				)}
			</SettingsCard>
		</div>
	);
}
