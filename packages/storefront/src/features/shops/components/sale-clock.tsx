import { digitsFor } from '@zaylat/domain/digits';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Countdown } from '@zaylat/ui/countdown';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTimeUnits } from '../../../core/text/use-time-units.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link SaleClock}. */
export interface SaleClockProps {
	/** ISO time. */
	readonly endsAt: string;
	/** Milliseconds since the epoch; goes on in whole seconds. */
	readonly now: number;
}

/** How long a round of a flash sale still runs. */
export function SaleClock({ endsAt, now }: SaleClockProps) {
	const { t } = useTranslation('shops');
	const { language } = usePreferences();
	const units = useTimeUnits();
	return (
		<Countdown
			label={t('flash.endsIn')}
			endsAt={Date.parse(endsAt)}
			now={now}
			formatFigure={(value) => digitsFor(language)(String(value).padStart(2, '0'))}
			labels={{
				units,
				ended: t('flash.ended'),
				announce: () => {
					const count = Math.max(1, Math.round((Date.parse(endsAt) - now) / MINUTE_MS));
					return t('flash.minutesLeft', { count });
				},
			}}
		/>
	);
}
