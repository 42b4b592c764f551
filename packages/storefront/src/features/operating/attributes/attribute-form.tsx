import { changeAttribute, createAttribute } from '@zaylat/api-client';
import type { CategoryAttributes, StaffAttribute } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { ATTRIBUTE_KINDS, ATTRIBUTE_LIMITS, attributeFormProblems } from '@zaylat/domain/goods';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { FieldSet } from '@zaylat/ui/field-set';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { SelectField } from '@zaylat/ui/select/form';
import { SwitchField } from '@zaylat/ui/switch/form';
import { useToast } from '@zaylat/ui/toast';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LANGUAGE_KEYS } from '../content/shown-values.ts';
import { type AttributeValues, attributeValues, newChoice, writtenAttribute } from './attribute-values.ts';

const PROBLEMS = ['missing', 'too_long', 'too_many', 'twice', 'not_of_kind', 'used'] as const;

/** Fields that a sentence can stand at; what is wrong elsewhere is told for the form as a whole. */
const FIELDS = /^(?:name|unit|choices\.\d+\.name)\.\w+$/;

/** Props of {@link AttributeForm}. */
export interface AttributeFormProps {
	/** Id of the category. */
	readonly category: string;
	/** The attribute that is changed; a new one is made without it. */
	readonly attribute: StaffAttribute | undefined;
	/** Called with the attributes of the category as they are from now on. */
	readonly onDone: (attributes: CategoryAttributes) => void;
}

/** All that staff write of an attribute. Texts: areas `operatedAttributes`, `operating`, `failures`. */
export function AttributeForm({ category, attribute, onDone }: AttributeFormProps) {
	const { t } = useTranslation(['operatedAttributes', 'operating']);
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const form = useForm<AttributeValues>({ defaultValues: attributeValues(attribute) });
	const kind = useWatch({ control: form.control, name: 'kind' });

	function told(problems: readonly { readonly field: string; readonly problem: string }[]): FormResult {
		const sentences = problems.map(({ field, problem }) => {
			const known = PROBLEMS.find((each) => each === problem) ?? 'not_of_kind';
			const place = field === 'name' ? `name.${language}` : field;
			return [place, t(`problems.${field === 'choices' && known === 'missing' ? 'no_choices' : known}`)] as const;
		});
		const whole = sentences.filter(([field]) => !FIELDS.test(field)).map(([, text]) => text);
		return {
			fieldErrors: Object.fromEntries(sentences.filter(([field]) => FIELDS.test(field))),
			...(whole.length > 0 && { formError: whole.join('\n') }),
		};
	}

	async function save(values: AttributeValues): Promise<FormResult> {
		const written = writtenAttribute(values);
		const problems = attributeFormProblems(written);
		if (problems.length > 0) return told(problems);
		const { kind: _, ...changed } = written;
		const attempt = await client.attempt(
			attribute ? changeAttribute(category, attribute.key, changed) : createAttribute(category, written),
		);
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => ({ field, problem }));
			if (code === 'bad_request' && named.length > 0) return told(named);
			return { formError: errorText(code, details).text };
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('saved') });
		onDone(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('operating:notDone') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('summary', { count }) }} />
			<WordsIn path="name" label="name" limit={ATTRIBUTE_LIMITS.name} />
			{attribute === undefined && (
				<SelectField<AttributeValues, 'kind'> name="kind" label={t('kind')} description={t('kindText')}>
					{ATTRIBUTE_KINDS.map((each) => (
						<option key={each} value={each}>
							{t(`kinds.${each}`)}
						</option>
					))}
				</SelectField>
			)}
			{kind === 'number' && (
				<FieldSet legend={t('unit')} description={t('unitText')} className="gap-3">
					<WordsIn path="unit" label="unitIn" limit={ATTRIBUTE_LIMITS.unit} />
				</FieldSet>
			)}
			{kind === 'choice' && <Choices />}
			<SwitchField<AttributeValues, 'isRequired'>
				name="isRequired"
				label={t('required')}
				description={t('requiredText')}
			/>
			{kind !== 'text' && (
				<SwitchField<AttributeValues, 'isFilter'> name="isFilter" label={t('filter')} description={t('filterText')} />
			)}
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t('save')}
			</FormSubmit>
		</Form>
	);
}

interface WordsInProps {
	readonly path: 'name' | 'unit' | `choices.${number}.name`;
	/** Which words name the fields. */
	readonly label: 'name' | 'unitIn' | 'choiceIn';
	readonly limit: number;
	/** Of a choice, as it is read. */
	readonly number?: string;
}

/** A text in each language. */
function WordsIn({ path, label, limit, number = '' }: WordsInProps) {
	const { t } = useTranslation('operatedAttributes');
	return (
		<div className="grid gap-3 tablet:grid-cols-2">
			{LANGUAGE_KEYS.map((key) => (
				<WordsField<AttributeValues, `${WordsInProps['path']}.${Language}`>
					key={key}
					name={`${path}.${key}`}
					label={t(label, { language: LANGUAGES[key].name, number })}
					lang={LANGUAGES[key].htmlLang}
					maxLength={limit}
					autoComplete="off"
				/>
			))}
		</div>
	);
}

/** What there is to choose from, in the order that shops see. */
function Choices() {
	const { t } = useTranslation('operatedAttributes');
	const { language } = usePreferences();
	const { fields, append, remove } = useFieldArray<AttributeValues, 'choices'>({ name: 'choices' });
	return (
		<div className="flex flex-col gap-4">
			{fields.map(({ id }, place) => {
				const number = formatCount(place + 1, language);
				return (
					<FieldSet key={id} legend={t('choice', { number })} className="gap-3">
						<WordsIn path={`choices.${place}.name`} label="choiceIn" limit={ATTRIBUTE_LIMITS.choice} number={number} />
						<Button variant="ghost" size="sm" className="self-start" onClick={() => remove(place)}>
							{t('removeChoice', { number })}
						</Button>
					</FieldSet>
				);
			})}
			{fields.length < ATTRIBUTE_LIMITS.choices && (
				<Button
					variant="secondary"
					className="self-start"
					onClick={() => append(newChoice())}
					iconStart={<Plus aria-hidden />}
				>
					{t('addChoice')}
				</Button>
			)}
		</div>
	);
}
