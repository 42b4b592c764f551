import { changeCategory, createCategory } from '@zaylat/api-client';
import type { StaffCategory } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { CATEGORY_NAME_LETTERS } from '@zaylat/domain/goods';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { isBlank } from '@zaylat/domain/typed-text';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface CategoryValues extends Record<Language, string> {
	/** Empty on the first level. */
	readonly parent: string;
	readonly hiddenIn: readonly string[];
}

const EDITIONS = ['mm', 'th'] as const;
const LANGUAGE_KEYS = ['en', 'mm', 'thai', 'china'] as const satisfies readonly Language[];

/** Props of {@link CategoryForm}. */
export interface CategoryFormProps {
	/** The category that is changed; a new one is made without it. */
	readonly category: StaffCategory | undefined;
	/** Where a new one lies; null on the first level. */
	readonly parent: string | null;
	readonly all: readonly StaffCategory[];
	/** Called with all categories as they are from now on. */
	readonly onDone: (all: readonly StaffCategory[]) => void;
}

/** The names of a category, what it lies in, and where it is hidden. */
export function CategoryForm({ category, parent, all, onDone }: CategoryFormProps) {
	const { t } = useTranslation(['operatedCategories', 'operating', 'app']);
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<CategoryValues>({
		defaultValues: {
			...(category?.name ?? { en: '', mm: '', thai: '', china: '' }),
			parent: category?.parent ?? parent ?? '',
			hiddenIn: category?.hiddenIn ?? [],
		},
		resolver: (values) =>
			resolveSentences(
				values,
				Object.fromEntries(LANGUAGE_KEYS.map((key) => [key, isBlank(values[key]) ? t('nameMissing') : undefined])),
			),
	});
	const above =
		category === undefined
			? []
			: all.filter(({ level, kind }) => level === category.level - 1 && kind === category.kind);

	async function save({ parent: below, hiddenIn, ...name }: CategoryValues): Promise<FormErrors | undefined> {
		const { en, mm, thai, china } = name;
		const names = { en, mm, thai, china };
		const attempt = await client.attempt(
			category === undefined
				? createCategory(parent, names)
				: changeCategory(category.id, {
						name: names,
						parent: below || null,
						hiddenIn: EDITIONS.filter((edition) => hiddenIn.includes(edition)),
					}),
		);
		if (!attempt.ok) return formErrors(attempt.error);
		toast.show({ id: 'operating', tone: 'positive', title: t('saved') });
		onDone(attempt.value.data.items);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={save}>
			{LANGUAGE_KEYS.map((key) => (
				<WordsField<CategoryValues, Language>
					key={key}
					name={key}
					label={t('nameIn', { language: LANGUAGES[key].name })}
					lang={LANGUAGES[key].htmlLang}
					maxLength={CATEGORY_NAME_LETTERS}
					autoComplete="off"
				/>
			))}
			{above.length > 0 && (
				<SelectField<CategoryValues, 'parent'> name="parent" label={t('parent')}>
					{above.map(({ id, name }) => (
						<option key={id} value={id}>
							{name[language]}
						</option>
					))}
				</SelectField>
			)}
			{category !== undefined && (
				<CheckboxGroupField<CategoryValues, 'hiddenIn'>
					name="hiddenIn"
					label={t('hidden')}
					description={t('hiddenText')}
				>
					{EDITIONS.map((edition) => (
						<Checkbox key={edition} value={edition}>
							{t(`app:countries.${edition}`)}
						</Checkbox>
					))}
				</CheckboxGroupField>
			)}
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t('save')}
			</FormSubmit>
		</Form>
	);
}
