import { setTaxBuyer } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { readTaxBuyer, TAX_BUYER_LENGTHS, type TaxBuyer, type TaxBuyerFault } from '@zaylat/domain/documents';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link TaxBuyerForm}. */
export interface TaxBuyerFormProps {
	readonly order: Order;
	/** Called with the order as it stands after its company was changed. */
	readonly onChange: (order: Order) => void;
}

type TypedBuyer = Record<keyof TaxBuyer, string>;

const FIELDS = ['company', 'address', 'taxNumber', 'branch'] as const;

const typedOf = (taxBuyer: TaxBuyer | null): TypedBuyer => ({
	company: taxBuyer?.company ?? '',
	address: taxBuyer?.address ?? '',
	taxNumber: taxBuyer?.taxNumber ?? '',
	branch: taxBuyer?.branch ?? '',
});

/** Asks for the company that an order is invoiced to; it is not printed. */
export function TaxBuyerForm({ order, onChange }: TaxBuyerFormProps) {
	const { t } = useTranslation('documents');
	const { edition } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const [isOpen, setIsOpen] = useState(false);
	const { taxBuyer } = order;
	const say = (field: keyof TaxBuyer, fault: TaxBuyerFault) =>
		field === 'taxNumber' && fault === 'malformed' ? t(`company.number.${edition}`) : t(`company.faults.${fault}`);
	const form = useForm<TypedBuyer>({
		defaultValues: typedOf(taxBuyer),
		resolver: (values) => {
			const isEmpty = FIELDS.every((field) => values[field].trim() === '');
			const read = isEmpty ? undefined : readTaxBuyer(edition, values);
			const faults = read && 'faults' in read ? read.faults : {};
			const sentence = (field: keyof TaxBuyer) => {
				const fault = faults[field];
				return fault && say(field, fault);
			};
			return resolveSentences(values, {
				company: sentence('company'),
				address: sentence('address'),
				taxNumber: sentence('taxNumber'),
				branch: sentence('branch'),
			});
		},
	});

	const { forget } = useKeptForm(form, `company-${order.code}`);
	// After a reload, what was typed is shown.
	const isShown = isOpen || form.formState.isDirty;

	async function save(values: TypedBuyer) {
		const attempt = await client.attempt(setTaxBuyer(order.id, values));
		if (!attempt.ok) return formErrors(attempt.error);
		onChange(attempt.value.data);
		form.reset(typedOf(attempt.value.data.taxBuyer));
		forget();
		setIsOpen(false);
		toast.show({ id: 'company', tone: 'positive', title: t('company.saved') });
		return undefined;
	}

	return (
		<div className="mx-auto w-full max-w-4xl print:hidden">
			{!isShown && (
				<Button variant="secondary" onClick={() => setIsOpen(true)}>
					{t(taxBuyer ? 'company.change' : 'company.add')}
				</Button>
			)}
			{isShown && (
				<Card asChild padding="md">
					<section aria-label={t('company.title')} className="flex flex-col gap-3">
						<h2 className="font-bold text-lg leading-heading">{t('company.title')}</h2>
						<p className="text-sm text-text-muted">{t('company.text')}</p>
						<Form form={form} onSubmit={save} labels={{ failed: t('company.failed') }}>
							<InputField<TypedBuyer, 'company'>
								name="company"
								label={t('company.company')}
								autoComplete="organization"
								maxLength={TAX_BUYER_LENGTHS.company}
							/>
							<InputField<TypedBuyer, 'taxNumber'>
								name="taxNumber"
								label={t('company.taxNumber')}
								description={t(`company.number.${edition}`)}
								maxLength={TAX_BUYER_LENGTHS.taxNumber}
							/>
							{edition === 'th' && (
								<InputField<TypedBuyer, 'branch'>
									name="branch"
									label={t('company.branch')}
									description={t('company.branchHint')}
									inputMode="numeric"
									maxLength={10}
								/>
							)}
							<InputField<TypedBuyer, 'address'>
								name="address"
								label={t('company.address')}
								description={t('company.addressHint')}
								maxLength={TAX_BUYER_LENGTHS.address}
							/>
							<FormSubmit loadingLabel={t('company.saving')}>{t('company.save')}</FormSubmit>
						</Form>
					</section>
				</Card>
			)}
		</div>
	);
}
