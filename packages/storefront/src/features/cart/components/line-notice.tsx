import type { CartLine } from '@zaylat/api-client/contract';
import type { LineStock } from '@zaylat/domain/cart';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CartRefusal } from '../state/cart-store.ts';
import type { PriceChange } from '../state/price-change.ts';

/** Props of {@link LineNotice}. */
export interface LineNoticeProps {
	readonly line: CartLine;
	readonly stock: LineStock;
	/** The last change of this line that the server refused. */
	readonly refusal: CartRefusal | undefined;
	/** Sets the quantity to what can be had. */
	readonly onLower: (quantity: number) => void;
}

/** What is in the way of buying a line, and what to do about it. */
export function LineNotice({ line, stock, refusal, onLower }: LineNoticeProps) {
	const { t } = useTranslation('cart');
	const errorText = useErrorText();
	const offered = refusal?.error.details.available;
	if (typeof offered === 'number' && offered > 0) return <FewerLeft left={offered} onLower={onLower} />;
	if (refusal) {
		const { title, advice } = errorText(refusal.error.code);
		return <Notice tone="critical">{`${t('notSaved')}: ${title}. ${advice}`}</Notice>;
	}
	if (stock === 'sold_out') return <Notice tone="critical">{t('line.soldOut')}</Notice>;
	return stock === 'insufficient' ? <FewerLeft left={line.available} onLower={onLower} /> : null;
}

/** Says that a price changed since the shopper saw it, until that is confirmed (Specification §5). */
export function PriceNotice({
	change,
	onConfirm,
}: {
	readonly change: PriceChange | undefined;
	readonly onConfirm: () => void;
}) {
	const { t } = useTranslation('cart');
	const show = usePrice();
	if (change === undefined || !('by' in change)) return null;
	return (
		<Notice
			tone={change.kind === 'dearer' ? 'warning' : 'positive'}
			action={
				<Button size="sm" variant="secondary" onClick={onConfirm}>
					{t('line.confirmPrice')}
				</Button>
			}
		>
			{t(`line.${change.kind}`, { amount: show(change.by).text })}
		</Notice>
	);
}

function FewerLeft({ left, onLower }: { readonly left: number } & Pick<LineNoticeProps, 'onLower'>) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const number = formatCount(left, language);
	return (
		<Notice
			tone="warning"
			action={
				<Button size="sm" variant="secondary" onClick={() => onLower(left)}>
					{t('line.lower', { number })}
				</Button>
			}
		>
			{t('line.onlyLeft', { number })}
		</Notice>
	);
}

const TONES = {
	critical: 'bg-critical-soft text-critical',
	warning: 'bg-warning-soft text-warning',
	positive: 'bg-positive-soft text-positive',
} as const;

/** Props of {@link Notice}. */
export interface NoticeProps {
	readonly tone: keyof typeof TONES;
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

/** A sentence at a line of the cart, with what can be done about it. */
export function Notice({ tone, action, children }: NoticeProps) {
	return (
		<div role="alert" className={`flex flex-wrap items-center gap-2 rounded-control px-3 py-2 text-sm ${TONES[tone]}`}>
			<CircleAlert aria-hidden size={18} className="shrink-0" />
			<p className="min-w-0 flex-1 basis-40">{children}</p>
			{action}
		</div>
	);
}
