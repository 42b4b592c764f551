import type { PaymentOption } from '@zaylat/domain/payments';
import { MastercardMark, type PaymentMarkProps, UnionPayMark, VisaMark } from '@zaylat/ui/payment-mark';
import type { ComponentType } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OPTION_MARKS } from './drawn-option-mark.tsx';

/** Props of the marks of what can be paid with. */
export interface AcceptedMarksProps {
	readonly options: readonly PaymentOption[];
}

/** Marks that a line has room for. */
const MOST = 6;

type NamedMark = readonly [name: string, Mark: ComponentType<PaymentMarkProps>];

const CARDS: readonly NamedMark[] = [
	['visa', VisaMark],
	['mastercard', MastercardMark],
	['union-pay', UnionPayMark],
];

/** The marks of an option: of the networks for cards, none for what needs no provider. */
function marksOf(option: PaymentOption): readonly NamedMark[] {
	if (option === 'card') return CARDS;
	const Mark = option === 'points' || option === 'cash' ? undefined : OPTION_MARKS[option];
	return Mark ? [[option, Mark]] : [];
}

/** The marks of the networks and wallets that an order can be paid with. Texts: area `paying`. */
export function DrawnAcceptedMarks({ options }: AcceptedMarksProps) {
	const { t } = useTranslation('paying');
	return (
		<ul aria-label={t('accepted')} className="flex flex-wrap gap-1.5 overflow-clip">
			{options
				.flatMap(marksOf)
				.slice(0, MOST)
				.map(([name, Mark]) => (
					<li key={name} className="flex">
						<Mark size="sm" />
					</li>
				))}
		</ul>
	);
}
