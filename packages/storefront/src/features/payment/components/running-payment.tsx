import type { Order, Payment } from '@zaylat/api-client/contract';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { PAYMENT_METHODS, PAYMENT_OPTIONS } from '@zaylat/domain/payments';
import { Banner } from '@zaylat/ui/banner';
import { buttonStyles } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Countdown } from '@zaylat/ui/countdown';
import { Heading } from '@zaylat/ui/heading';
import { Spinner } from '@zaylat/ui/spinner';
import { useState } from 'react';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTimeUnits } from '../../../core/text/use-time-units.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyDemoBank } from '../../demo/lazy-demo.tsx';
import { TO_GATEWAY } from '../state/use-abandon-on-leaving.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { OtherWayToPay, type OtherWayToPayProps } from './other-way-to-pay.tsx';
import { QrPayment } from './qr-payment.tsx';

/** Props of {@link RunningPayment}. */
export interface RunningPaymentProps {
	readonly order: Order;
	readonly payment: Payment;
	/** Its state cannot be asked for at the moment. */
	readonly isCutOff: boolean;
	readonly check: () => void;
	/** Whether the choice of another way to pay is open at first. */
	readonly isChoosing: boolean;
	readonly isStarting: boolean;
	/** Why another payment could not be started; this one goes on. */
	readonly problem: string | undefined;
	readonly onPay: OtherWayToPayProps['onPay'];
}

/**
 * A payment that waits for the shopper: a code to scan, or the link to the page of the bank or wallet. Give it the id of
 * the payment as its key.
 */
export function RunningPayment(props: RunningPaymentProps) {
	const { order, payment, isCutOff, check, isChoosing, isStarting, problem, onPay } = props;
	const { t } = useTranslation('payment');
	const { language } = usePreferences();
	const app = useAppContext();
	const now = useNow();
	const amount = formatPrice(payment.amount, language);
	// By the server's clock, from the first response: a later one of the same payment would move the end by its latency.
	const [endsAt] = useState(() => app.now() + payment.timeLeft);
	const figure = (value: number) => formatCount(value, language);
	const units = useTimeUnits();
	const exit = orderPath(order.code);
	const fails = PAYMENT_METHODS[payment.method].failsOnLeaving;
	return (
		<div className="flex flex-col items-center gap-5 text-center">
			<Heading level={1} size="xl">
				{payment.qrPayload === null ? <RedirectTitle payment={payment} /> : t('qr.title')}
			</Heading>
			<Card padding="md" className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<div className="text-start text-sm text-text-muted">
					<p>{t('order', { code: order.code })}</p>
					<p>{t('qr.to', { merchant: app.brand.name })}</p>
				</div>
				<p>
					<span className="text-sm text-text-muted">{t('amount')} </span>
					<strong className="text-lg tabular-nums">{amount}</strong>
				</p>
			</Card>
			<Countdown
				label={t('timeLeft')}
				endsAt={endsAt}
				now={now}
				readNow={app.now}
				largestUnit="minutes"
				onEnd={check}
				formatFigure={(value) => figure(value).padStart(2, figure(0))}
				labels={{
					units,
					ended: t('timeUp'),
					announce: (left) => t('leftAnnounce', { count: left[0]?.value ?? 0, minutes: figure(left[0]?.value ?? 0) }),
				}}
			/>
			{isCutOff && (
				<Banner tone="warning" role="status" className="w-full text-start">
					{t('offline')}
				</Banner>
			)}
			{payment.qrPayload === null ? (
				<Redirect payment={payment} />
			) : (
				<QrPayment payload={payment.qrPayload} amount={amount} option={payment.option} fileName={`${order.code}.png`} />
			)}
			<p role="status" className="flex items-center gap-2 text-sm text-text-muted">
				<Spinner size="sm" label="" aria-hidden />
				{t('waiting')}
			</p>
			{problem !== undefined && (
				<Banner tone="critical" role="alert" className="w-full text-start">
					{problem}
				</Banner>
			)}
			<OtherWayToPay order={order} running={payment.option} isOpen={isChoosing} isStarting={isStarting} onPay={onPay} />
			{fails && <p className="max-w-prose text-pretty text-sm text-text-muted">{t('leave.fails')}</p>}
			<LinkButton to={app.isBuilt(exit) ? exit : '/'} variant="ghost">
				{t(fails ? 'leave.button' : 'leave.later')}
			</LinkButton>
			{/* Last, because it arrives later than the page: it must not move a link that is being pressed. */}
			<LazyDemoBank reference={payment.reference} hasPage={payment.qrPayload === null} onAnswer={check} />
			{fails && <LeaveQuestion paymentId={payment.id} />}
		</div>
	);
}

/** The way to the page where the shopper confirms; that of the sandbox is one of the shop's own. */
function Redirect({ payment: { redirectUrl } }: Pick<RunningPaymentProps, 'payment'>) {
	const { t } = useTranslation('payment');
	if (redirectUrl === null) return null;
	const look = buttonStyles({ variant: 'primary', size: 'lg', isFullWidth: true });
	return (
		<>
			<p className="max-w-prose text-pretty text-sm text-text-muted">{t('redirect.how')}</p>
			{redirectUrl.startsWith('/') ? (
				<ShopLink to={redirectUrl} prefetch="none" className={look}>
					{t('redirect.go')}
				</ShopLink>
			) : (
				<a href={redirectUrl} {...TO_GATEWAY} className={look}>
					{t('redirect.go')}
				</a>
			)}
		</>
	);
}

/** What is paid with on the page of the bank or wallet: its brand name, or its method. */
function RedirectTitle({ payment: { method, option } }: Pick<RunningPaymentProps, 'payment'>) {
	const { t } = useTranslation('payment');
	const { name } = PAYMENT_OPTIONS[option];
	if (name !== null) return t('redirect.named', { name });
	return t(`redirect.${method === 'mobile_banking' || method === 'e_wallet' ? method : 'card'}`);
}
