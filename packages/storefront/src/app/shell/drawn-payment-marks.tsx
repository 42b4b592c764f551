import {
	AmericanExpressMark,
	DomesticCardMark,
	MastercardMark,
	MobileWalletMark,
	UnionPayMark,
	VisaMark,
	WaveWalletMark,
} from '@zaylat/ui/payment-mark';

const MARKS = [
	['mobile-wallet', MobileWalletMark],
	['wave-wallet', WaveWalletMark],
	['domestic-card', DomesticCardMark],
	['visa', VisaMark],
	['mastercard', MastercardMark],
	['american-express', AmericanExpressMark],
	['union-pay', UnionPayMark],
] as const;

/** The marks of accepted payments (Specification §1), as items of a list. */
export function DrawnPaymentMarks() {
	return MARKS.map(([name, Mark]) => (
		<li key={name} className="flex">
			<Mark />
		</li>
	));
}
