import { changeSections } from '@zaylat/api-client';
import type { OwnSections } from '@zaylat/api-client/contract';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { SECTION_LIMITS, sectionProblems } from '@zaylat/domain/shops';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useToast } from '@zaylat/ui/toast';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormLanguages } from '../form/texts-field.tsx';
import { ownSectionsRequest } from '../shop-queries.ts';
import { SectionFields } from './section-fields.tsx';
import {
	forgetSections,
	keepSections,
	keptSections,
	NEW_SECTION,
	type SectionValues,
	sectionValues,
	writtenSections,
} from './section-values.ts';

/** Props of {@link SectionsCard}. */
export interface SectionsCardProps {
	/** Account that what is typed is kept for. */
	readonly userId: string;
	/** Slug of the shop. */
	readonly shop: string;
}

/** The categories that a shop makes for itself. Texts: area `shopParts`. */
export function SectionsCard({ userId, shop }: SectionsCardProps) {
	const { t } = useTranslation('shopParts');
	const own = useQuery(ownSectionsRequest(shop));
	const [round, setRound] = useState(0);
	const data = own.data?.data;
	return (
		<FormCard title={t('sections.title')} text={t('sections.text')}>
			{own.error && data === undefined && <QueryProblem title={t('sections.notLoaded')} query={own} />}
			{!own.error && data === undefined && (
				<div role="status" aria-label={t('sections.loading')}>
					<Skeleton shape="block" className="h-24 w-full" />
				</div>
			)}
			{data && (
				<SectionsForm
					key={round}
					userId={userId}
					stored={data}
					onDiscard={() => {
						forgetSections(userId, shop);
						setRound(round + 1);
					}}
					onSaved={(saved) => void own.mutate({ data: saved }, { revalidate: false })}
				/>
			)}
		</FormCard>
	);
}

interface SectionsFormProps {
	readonly userId: string;
	readonly stored: OwnSections;
	readonly onDiscard: () => void;
	readonly onSaved: (saved: OwnSections) => void;
}

/** All own categories in one form; what is typed is kept on the device until it is saved. */
function SectionsForm({ userId, stored, onDiscard, onSaved }: SectionsFormProps) {
	const { t } = useTranslation('shopParts');
	const { language } = usePreferences();
	const [own] = useFormLanguages();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [kept, setKept] = useState(() => keptSections(userId, stored.shop));
	const form = useForm<SectionValues>({ defaultValues: kept ?? sectionValues(stored) });
	const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'sections' });
	const keep = useEffectEvent(() => keepSections(userId, stored.shop, form.getValues()));
	useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);

	const placed = (problems: readonly (readonly [field: string, problem: string])[]): FormResult => ({
		fieldErrors: Object.fromEntries(
			problems.map(([field, problem]) => {
				const about = field.endsWith('.products') ? (problem === 'mixed' ? 'mixed' : 'products') : 'name';
				const sentence = t(`sections.problems.${about}`, { max: formatCount(SECTION_LIMITS.name, language) });
				return [field.endsWith('.name') ? `${field}.${own}` : field, sentence];
			}),
		),
	});

	async function save(typed: SectionValues): Promise<FormResult> {
		const sent = writtenSections(typed);
		const wrong = sectionProblems(sent.sections);
		if (wrong.length > 0) return placed(wrong.map(({ field, problem }) => [field, problem]));
		const attempt = await client.attempt(changeSections(stored.shop, sent));
		if (!attempt.ok) {
			const { code, details, fields: named } = attempt.error;
			const problems = Object.entries(named);
			return problems.length > 0 ? placed(problems) : { formError: errorText(code, details).text };
		}
		toast.show({ id: 'own-shop', tone: 'positive', title: t('sections.saved') });
		form.reset(sectionValues(attempt.value.data));
		forgetSections(userId, stored.shop);
		setKept(undefined);
		onSaved(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('sections.notSaved') }}>
			{kept && (
				<Banner
					tone="info"
					title={t('restored.title')}
					action={
						<Button size="sm" variant="secondary" onClick={onDiscard}>
							{t('restored.discard')}
						</Button>
					}
				>
					{t('restored.text')}
				</Banner>
			)}
			{fields.map(({ id }, place) => (
				<SectionFields
					key={id}
					shop={stored.shop}
					place={place}
					count={fields.length}
					onMove={(to) => move(place, to)}
					onRemove={() => remove(place)}
				/>
			))}
			<div className="flex flex-wrap gap-3">
				{fields.length < SECTION_LIMITS.sections && (
					<Button variant="secondary" onClick={() => append(NEW_SECTION)} iconStart={<Plus aria-hidden />}>
						{t('sections.new')}
					</Button>
				)}
				<FormSubmit loadingLabel={t('sections.saving')}>{t('sections.save')}</FormSubmit>
			</div>
		</Form>
	);
}
