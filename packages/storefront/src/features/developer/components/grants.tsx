import { type CouponBenefit, type GrantedCoupon, grantCoupon, grantPoints } from '@zaylat/api-client';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { NumberField } from '@zaylat/ui/number-field';
import { Select } from '@zaylat/ui/select';
import { type FormEvent, useState } from 'react';
import { usePreferences, useSession } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMoment } from '../state/use-moment.ts';
import { useSend } from '../state/use-send.ts';
import { Part } from './part.tsx';

const BENEFITS = ['percent', 'amount', 'free_delivery'] as const satisfies readonly CouponBenefit[];
const MOST_POINTS = 1_000_000;

/** Bonus points for the account that is signed in, and coupons that can be used once (Decision 12). */
export function Grants() {
	const { t } = useTranslation('developer');
	return (
		<Part tool="grants" title={t('grants.title')} text={t('grants.text')}>
			<PointsForm />
			<CouponForm />
		</Part>
	);
}

function PointsForm() {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const { data: session } = useSession();
	const { send, isPending } = useSend();
	const [points, setPoints] = useState<number | null>(500);
	const [isWrong, setIsWrong] = useState(false);
	const [balance, setBalance] = useState<number>();
	if (session?.user.kind !== 'registered') {
		return <p className="text-sm text-text-muted">{t('grants.signIn')}</p>;
	}

	async function give(event: FormEvent) {
		event.preventDefault();
		const isGood = points !== null && Number.isInteger(points) && points >= 1 && points <= MOST_POINTS;
		setIsWrong(!isGood);
		if (!isGood) return;
		const response = await send(grantPoints(points), { failed: t('grants.notGiven') });
		if (response) setBalance(response.data.balance);
	}

	return (
		<form
			aria-label={t('grants.pointsForm')}
			noValidate
			onSubmit={(event) => void give(event)}
			className="flex flex-wrap items-end gap-3"
		>
			<Field label={t('grants.points')} error={isWrong && t('grants.pointsWrong')} className="w-40">
				<NumberField
					value={points}
					onValueChange={setPoints}
					min={1}
					max={MOST_POINTS}
					formatValue={(value) => formatCount(value, language)}
					parseValue={parseWholeNumber}
				/>
			</Field>
			<Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={t('working')}>
				{t('grants.givePoints')}
			</Button>
			<p role="status" className="basis-full text-sm">
				{balance !== undefined && t('grants.balance', { count: balance })}
			</p>
		</form>
	);
}

function CouponForm() {
	const { t } = useTranslation('developer');
	const { send, isPending } = useSend();
	const moment = useMoment();
	const [benefit, setBenefit] = useState<CouponBenefit>('percent');
	const [made, setMade] = useState<GrantedCoupon>();

	async function give(event: FormEvent) {
		event.preventDefault();
		const response = await send(grantCoupon(benefit), { failed: t('grants.notGiven') });
		if (response) setMade(response.data);
	}

	return (
		<form
			aria-label={t('grants.couponForm')}
			onSubmit={(event) => void give(event)}
			className="flex flex-wrap items-end gap-3"
		>
			<Field label={t('grants.benefit')} className="min-w-52">
				<Select
					value={benefit}
					onValueChange={(value) => setBenefit(BENEFITS.find((each) => each === value) ?? 'percent')}
				>
					{BENEFITS.map((each) => (
						<option key={each} value={each}>
							{t(`grants.benefits.${each}`)}
						</option>
					))}
				</Select>
			</Field>
			<Button type="submit" variant="secondary" isLoading={isPending} loadingLabel={t('working')}>
				{t('grants.giveCoupon')}
			</Button>
			<p role="status" className="basis-full text-sm">
				{made && t('grants.coupon', { code: made.code, title: made.title, time: moment(made.endsAt) })}
			</p>
		</form>
	);
}
