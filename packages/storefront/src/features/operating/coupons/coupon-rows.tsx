import { endCoupon } from '@zaylat/api-client';
import type { OperatedCoupon } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import type { CouponState } from '@zaylat/domain/coupons';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { listWords } from '@zaylat/domain/text';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWrittenText } from '../content/use-written-text.ts';
import { useWhen } from '../use-when.ts';
import { couponFormPath } from './coupon-path.ts';
import { couponsQueries } from './coupon-queries.ts';

const TONES: Readonly<Record<CouponState, NonNullable<BadgeProps['tone']>>> = {
	planned: 'info',
	running: 'positive',
	used_up: 'warning',
	ended: 'neutral',
};

/** Props of {@link CouponRows}. */
export interface CouponRowsProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of coupons as a table; on phones each is a card. */
export function CouponRows({ cursor }: CouponRowsProps) {
	const { t } = useTranslation(['promotions', 'content']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const textOf = useWrittenText();
	const when = useWhen();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { data, mutate } = useScreenQuery(couponsQueries.coupons, { cursor });
	const [asked, setAsked] = useState<OperatedCoupon>();
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const count = (value: number) => formatCount(value, language);
	const price = (amount: number) => formatPrice({ amount, currency: EDITIONS[edition].currency }, language);

	async function end({ code }: OperatedCoupon) {
		setIsPending(true);
		const attempt = await client.attempt(endCoupon(code));
		setIsPending(false);
		if (!attempt.ok) return setProblem(errorText(attempt.error.code, attempt.error.details).text);
		setAsked(undefined);
		if (data !== undefined) {
			const items = data.data.items.map((each) => (each.code === code ? attempt.value.data : each));
			await mutate({ data: { ...data.data, items } }, { revalidate: false });
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('coupons.ended', { code }) });
	}

	const categoriesOf = ({ categoryNames }: OperatedCoupon) =>
		listWords(
			categoryNames.map((name) => name[language]),
			language,
		);

	function benefitOf({ benefit, percent, off }: OperatedCoupon): string {
		if (benefit === 'percent') {
			const most = off === null ? '' : ` (${t('coupons.upTo', { amount: price(off) })})`;
			return `−${count(percent ?? 0)}%${most}`;
		}
		return benefit === 'amount' ? `−${price(off ?? 0)}` : t('benefits.free_delivery');
	}

	const columns: readonly TableColumn<OperatedCoupon>[] = [
		{
			key: 'code',
			header: t('coupons.code'),
			isRowHeader: true,
			cell: ({ code, title }) => (
				<>
					<span className="wrap-anywhere">{code}</span>
					<span className="wrap-anywhere block font-normal text-sm text-text-muted">{textOf(title)}</span>
				</>
			),
		},
		{
			key: 'benefit',
			header: t('coupons.benefit'),
			cell: (coupon) => (
				<>
					{benefitOf(coupon)}
					<span className="block text-sm text-text-muted">
						{t('coupons.from', { amount: price(coupon.minSpend) })}
						{coupon.shop !== null && ` · ${coupon.shop}`}
						{coupon.categoryNames.length > 0 && ` · ${categoriesOf(coupon)}`}
					</span>
				</>
			),
		},
		{
			key: 'state',
			header: t('coupons.when'),
			cell: ({ state, startsAt, endsAt, isListed }) => (
				<span className="flex flex-col items-start gap-1">
					<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
					<span className="text-sm text-text-muted">
						<time dateTime={startsAt}>{when(startsAt)}</time> – <time dateTime={endsAt}>{when(endsAt)}</time>
					</span>
					{!isListed && <span className="text-sm text-text-muted">{t('coupons.hidden')}</span>}
				</span>
			),
		},
		{
			key: 'used',
			header: t('coupons.used'),
			cell: ({ used, uses, collected }) => (
				<>
					{uses === null ? count(used) : t('coupons.usedOf', { used: count(used), uses: count(uses) })}
					<span className="block text-sm text-text-muted">{t('coupons.collected', { number: count(collected) })}</span>
				</>
			),
		},
		{
			key: 'acts',
			header: t('content:columns.acts'),
			cell: (coupon) => (
				<span className="flex flex-wrap gap-2">
					<LinkButton
						to={couponFormPath(coupon.code)}
						variant="secondary"
						size="sm"
						aria-label={t('content:editOf', { name: coupon.code })}
					>
						{t('content:edit')}
					</LinkButton>
					{coupon.state !== 'ended' && (
						<Button
							variant="ghost"
							size="sm"
							aria-label={t('coupons.endOf', { code: coupon.code })}
							onClick={() => setAsked(coupon)}
						>
							{t('coupons.end')}
						</Button>
					)}
				</span>
			),
		},
	];
	return (
		<>
			<Table
				caption={t('coupons.heading')}
				isCaptionHidden
				columns={columns}
				rows={data?.data.items ?? []}
				getRowKey={({ code }) => code}
				presentation="stacked"
			/>
			<AlertDialog
				isOpen={asked !== undefined}
				onOpenChange={(isOpen) => {
					if (isOpen) return;
					setAsked(undefined);
					setProblem(undefined);
				}}
				title={t('coupons.endTitle', { code: asked?.code ?? '' })}
				description={t('coupons.endText')}
				confirmLabel={t('coupons.end')}
				error={problem}
				labels={{ cancel: t('content:cancel'), pending: t('content:saving') }}
				isPending={isPending}
				onConfirm={() => asked && void end(asked)}
			/>
		</>
	);
}
