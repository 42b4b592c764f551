import { developerClock, shiftClock } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useNow, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { partsOfShift } from '../clock-shift.ts';
import { useMoment } from '../state/use-moment.ts';
import { useSend } from '../state/use-send.ts';
import { ClockForm } from './clock-form.tsx';
import { Part, PartWaiting } from './part.tsx';

/** What time it is for the API, and how to change that (Decision 16). */
export function Clock() {
	const { t } = useTranslation('developer');
	const { data, error, mutate, isValidating } = useQuery(developerClock());
	const { language } = usePreferences();
	const moment = useMoment();
	const { send, isPending } = useSend();
	const now = useNow();
	const shiftMs = data?.data.shiftMs ?? 0;

	async function set(to: number) {
		const response = await send(shiftClock(to), { done: t('clock.set'), failed: t('clock.notSet') });
		// The browser's clock follows with the next response.
		if (response) await mutate(response);
	}

	function shiftText() {
		if (shiftMs === 0) return t('clock.right');
		const { days, hours, minutes } = partsOfShift(shiftMs);
		const time = t('clock.length', {
			days: formatCount(days, language),
			hours: formatCount(hours, language),
			minutes: formatCount(minutes, language),
		});
		return t(shiftMs > 0 ? 'clock.ahead' : 'clock.behind', { time });
	}

	return (
		<Part tool="clock" title={t('clock.title')} text={t('clock.text')}>
			{error ? (
				<QueryProblem title={t('clock.failed')} headingLevel={3} query={{ error, mutate, isValidating }} />
			) : data === undefined ? (
				<PartWaiting label={t('clock.loading')} lines={[1, 2]} />
			) : (
				<>
					<DataList>
						<DataListItem label={t('clock.now')}>
							<time dateTime={data.data.now}>{moment(data.data.now)}</time>
						</DataListItem>
						<DataListItem label={t('clock.browser')}>
							<time>{moment(new Date(now).toISOString())}</time>
						</DataListItem>
						<DataListItem label={t('clock.shift')}>{shiftText()}</DataListItem>
					</DataList>
					<ClockForm
						isShifted={shiftMs !== 0}
						isPending={isPending}
						onShift={(by) => void set(by === 0 ? 0 : shiftMs + by)}
					/>
				</>
			)}
		</Part>
	);
}
