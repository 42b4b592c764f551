import type { Order } from '@zaylat/api-client/contract';
import { operatorOf, readPhone } from '@zaylat/domain/contact';
import { formatPrice } from '@zaylat/domain/money';
import { WALLET_NAMES, WALLET_OPERATORS, type Wallet, walletProblem } from '@zaylat/domain/payments';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { Heading } from '@zaylat/ui/heading';
import { PhoneField } from '@zaylat/ui/phone-input/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { orderPath } from '../../../core/paths/order-path.ts';
import { FlagPicture, flagPath } from '../../../core/preferences/flag-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link WalletForm}. */
export interface WalletFormProps {
	readonly order: Order;
	/** Begins the payment with the wallet. */
	readonly onPay: (wallet: Wallet) => void;
}

interface WalletValues {
	readonly operator: string;
	readonly phone: { readonly country: string; readonly number: string };
}

const operatorNamed = (name: string) => WALLET_OPERATORS.find((operator) => operator === name);

/** Asks which operator's wallet pays, and for its number, which must be one of that operator (Specification §5). What was typed outlives a reload. */
export function WalletForm({ order, onPay }: WalletFormProps) {
	const { t } = useTranslation(['payment', 'addresses']);
	const { language } = usePreferences();
	const form = useForm<WalletValues>({
		defaultValues: walletOf(order),
		resolver: (values) => {
			const operator = operatorNamed(values.operator);
			const wallet = { operator: operator ?? 'mpt', phone: values.phone.number };
			// Without an operator a number cannot be of another one.
			const problem = walletProblem(wallet);
			const isJudged = operator !== undefined || problem !== 'operator_mismatch';
			return resolveSentences<WalletValues>(values, {
				operator: operator === undefined ? t('wallet.problems.operator') : undefined,
				phone: problem !== undefined && isJudged ? t(`wallet.problems.${problem}`) : undefined,
			});
		},
	});
	const kept = useKeptForm(form, `wallet-${order.code}`);
	const required = { isRequired: true, requiredLabel: t('wallet.required') } as const;
	return (
		<div className="flex flex-col gap-5">
			<Heading level={1} size="xl">
				{t('wallet.title')}
			</Heading>
			<p className="text-text-muted">
				{t('order', { code: order.code })} · <strong className="text-text">{formatPrice(order.total, language)}</strong>
			</p>
			<Form
				form={form}
				labels={{ failed: t('wallet.failed') }}
				onSubmit={async (values) => {
					const operator = operatorNamed(values.operator);
					if (operator !== undefined) {
						kept.forget();
						onPay({ operator, phone: values.phone.number });
					}
					return undefined;
				}}
			>
				<BoundFormErrorSummary labels={{ heading: () => t('wallet.failed') }} />
				<SelectField<WalletValues, 'operator'>
					name="operator"
					label={t('wallet.operator')}
					placeholder={t('wallet.choose')}
					{...required}
				>
					{WALLET_OPERATORS.map((operator) => (
						<option key={operator} value={operator}>
							{WALLET_NAMES[operator]}
						</option>
					))}
				</SelectField>
				<PhoneField<WalletValues, 'phone'>
					name="phone"
					label={t('wallet.phone')}
					description={t('wallet.phoneHelp')}
					maxLength={30}
					countries={[
						{ value: '95', code: '+95', name: t('addresses:countries.mm'), flag: <FlagPicture src={flagPath('mm')} /> },
					]}
					labels={{ country: t('addresses:phoneCountry') }}
					{...required}
				/>
				<FormSubmit isFullWidth loadingLabel={t('starting')}>
					{t('wallet.pay')}
				</FormSubmit>
			</Form>
			<LinkButton to={orderPath(order.code)} variant="ghost">
				{t('leave.later')}
			</LinkButton>
		</div>
	);
}

/** The number that the order goes to, with its operator's wallet, as a proposal. */
function walletOf({ address }: Order): WalletValues {
	const phone = address ? readPhone(`+${address.phone}`, '95') : undefined;
	const operator = phone && operatorNamed(operatorOf(phone) ?? '');
	if (phone === undefined || operator === undefined) return { operator: '', phone: { country: '95', number: '' } };
	return { operator, phone: { country: '95', number: `0${phone.national}` } };
}
