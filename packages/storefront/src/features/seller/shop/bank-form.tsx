import type { BankAccountInput } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { BANKS, bankAccountProblems } from '@zaylat/domain/shops';
import { Button } from '@zaylat/ui/button';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const EMPTY: BankAccountInput = { bank: '', holder: '', number: '' };

/** Props of {@link BankForm}. */
export interface BankFormProps {
	readonly edition: Edition;
	/** What it answers is shown at the fields; undefined once it is stored. */
	readonly onSave: (account: BankAccountInput) => Promise<FormErrors | undefined>;
	readonly onCancel: () => void;
}

/** Bank or wallet, holder and number of where a shop is paid. Nothing of it is kept on the device. Texts: area `shopParts`. */
export function BankForm({ edition, onSave, onCancel }: BankFormProps) {
	const { t } = useTranslation('shopParts');
	const sentences = {
		bank: t('bank.problems.bank'),
		holder: t('bank.problems.holder'),
		number: t('bank.problems.number'),
	} as const;
	const form = useForm<BankAccountInput>({
		defaultValues: EMPTY,
		resolver: (values) => {
			const problems = bankAccountProblems(values, edition);
			return resolveSentences(values, {
				bank: problems.bank && sentences.bank,
				holder: problems.holder && sentences.holder,
				number: problems.number && sentences.number,
			});
		},
	});

	async function save(values: BankAccountInput): Promise<FormErrors | undefined> {
		const errors = await onSave(values);
		if (errors?.fieldErrors === undefined) return errors;
		const named = (['bank', 'holder', 'number'] as const).filter((field) => errors.fieldErrors?.[field] !== undefined);
		return { ...errors, fieldErrors: Object.fromEntries(named.map((field) => [field, sentences[field]])) };
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('bank.failed') }}>
			<SelectField<BankAccountInput, 'bank'> name="bank" label={t('bank.bank')} placeholder={t('bank.choose')}>
				{BANKS[edition].map((bank) => (
					<option key={bank} value={bank}>
						{t(`bank.names.${bank}`)}
					</option>
				))}
			</SelectField>
			<WordsField<BankAccountInput, 'holder'>
				name="holder"
				label={t('bank.holder')}
				description={t('bank.holderHelp')}
				autoComplete="off"
			/>
			<InputField<BankAccountInput, 'number'>
				name="number"
				label={t('bank.number')}
				description={t(`bank.numberHelp.${edition}`)}
				inputMode="numeric"
				autoComplete="off"
				spellCheck={false}
				maxLength={40}
			/>
			<div className="flex flex-wrap gap-3">
				<FormSubmit loadingLabel={t('bank.saving')}>{t('bank.save')}</FormSubmit>
				<Button variant="ghost" onClick={onCancel}>
					{t('bank.cancel')}
				</Button>
			</div>
		</Form>
	);
}
