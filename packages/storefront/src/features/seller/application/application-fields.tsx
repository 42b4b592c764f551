import type { Edition } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { APPLICANT_KINDS, APPLICATION_LIMITS } from '@zaylat/domain/seller-applications';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { InputField } from '@zaylat/ui/input/form';
import { Radio } from '@zaylat/ui/radio-group';
import { RadioGroupField } from '@zaylat/ui/radio-group/form';
import { useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { WordsArea, WordsField } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../../core/pictures/shrink-picture.ts';
import type { PictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useUploadWords } from '../../../core/pictures/use-upload-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ApplicationValues } from './application-values.ts';

const MEGABYTE = 1_048_576;
const EDITION_KEYS: readonly Edition[] = ['mm', 'th'];

/** Who applies: a person, or a company with its number. */
export function AboutFields() {
	const { t } = useTranslation('application');
	const kind = useWatch<ApplicationValues, 'kind'>({ name: 'kind' });
	return (
		<FormCard title={t('about.title')}>
			<RadioGroupField<ApplicationValues, 'kind'> name="kind" label={t('about.kind')} direction="row">
				{APPLICANT_KINDS.map((each) => (
					<Radio key={each} value={each}>
						{t(`kinds.${each}`)}
					</Radio>
				))}
			</RadioGroupField>
			<WordsField<ApplicationValues, 'legalName'>
				name="legalName"
				label={t('about.legalName')}
				description={t('about.legalNameHelp')}
				maxLength={APPLICATION_LIMITS.legalName.max}
				autoComplete={kind === 'company' ? 'organization' : 'name'}
				isRequired
				requiredLabel={t('required')}
			/>
			{kind === 'company' && (
				<InputField<ApplicationValues, 'registrationNumber'>
					name="registrationNumber"
					label={t('about.registrationNumber')}
					maxLength={APPLICATION_LIMITS.registrationNumber.max}
					autoComplete="off"
					isRequired
					requiredLabel={t('required')}
				/>
			)}
		</FormCard>
	);
}

/** The shop that is wanted, and what it sells. */
export function ShopFields() {
	const { t } = useTranslation(['application', 'app']);
	const { language } = usePreferences();
	return (
		<FormCard title={t('shop.title')}>
			<WordsField<ApplicationValues, 'shopName'>
				name="shopName"
				label={t('shop.name')}
				description={t('shop.nameHelp')}
				maxLength={APPLICATION_LIMITS.shopName.max}
				autoComplete="off"
				isRequired
				requiredLabel={t('required')}
			/>
			<RadioGroupField<ApplicationValues, 'edition'> name="edition" label={t('shop.edition')} direction="row">
				{EDITION_KEYS.map((each) => (
					<Radio key={each} value={each}>
						{t(`app:countries.${each}`)}
					</Radio>
				))}
			</RadioGroupField>
			<WordsArea<ApplicationValues, 'goods'>
				name="goods"
				label={t('shop.goods')}
				description={t('shop.goodsHelp')}
				rows={4}
				limit={APPLICATION_LIMITS.goods.max}
				isRequired
				requiredLabel={t('required')}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('left', { count, number: formatCount(count, language) }),
					over: (count) => t('over', { count, number: formatCount(count, language) }),
				}}
			/>
		</FormCard>
	);
}

/** Photographs of documents, which only the applicant and the staff who decide can load. */
export function DocumentFields({ pictures }: { readonly pictures: PictureUploads }) {
	const { t } = useTranslation('application');
	const { language } = usePreferences();
	const words = useUploadWords();
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / MEGABYTE))} MB`;
	return (
		<FormCard title={t('documents.title')} text={t('documents.text')}>
			<ImageUploadField<ApplicationValues, 'documents'>
				name="documents"
				label={t('documents.label')}
				description={t('documents.help', {
					number: number(APPLICATION_LIMITS.documents.max),
					size: megabytes(MOST_CHOSEN_BYTES),
				})}
				maxFiles={APPLICATION_LIMITS.documents.max}
				maxBytes={MOST_CHOSEN_BYTES}
				accept={CHOSEN_TYPES.join(',')}
				getFileState={pictures.stateOf}
				getPreview={pictures.previewOf}
				onRetry={pictures.retry}
				onValueChange={(files: readonly File[]) => pictures.send(files)}
				formatBytes={megabytes}
				formatNumber={number}
				labels={words}
			/>
		</FormCard>
	);
}

/** The bank account that earnings are paid to. */
export function BankFields() {
	const { t } = useTranslation('application');
	return (
		<FormCard title={t('bank.title')} text={t('bank.text')}>
			<WordsField<ApplicationValues, 'bankName'>
				name="bankName"
				label={t('bank.name')}
				maxLength={APPLICATION_LIMITS.bankName.max}
				autoComplete="off"
				isRequired
				requiredLabel={t('required')}
			/>
			<WordsField<ApplicationValues, 'bankHolder'>
				name="bankHolder"
				label={t('bank.holder')}
				maxLength={APPLICATION_LIMITS.bankHolder.max}
				autoComplete="off"
				isRequired
				requiredLabel={t('required')}
			/>
			<InputField<ApplicationValues, 'bankNumber'>
				name="bankNumber"
				label={t('bank.number')}
				inputMode="text"
				autoComplete="off"
				spellCheck={false}
				isRequired
				requiredLabel={t('required')}
			/>
		</FormCard>
	);
}
