import { removeSavedView, saveView, staffExportFile } from '@zaylat/api-client';
import type { SavedView, StaffAccess } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { type StaffList, VIEW_LIMITS } from '@zaylat/domain/roles';
import { isBlank } from '@zaylat/domain/typed-text';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { IconButton } from '@zaylat/ui/icon-button';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { viewsQuery } from '../queries.ts';

/** Props of {@link ListTools}. */
export interface ListToolsProps {
	readonly list: StaffList;
	/** Path of the list. */
	readonly path: string;
	readonly access: StaffAccess;
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Views of a list that the account keeps, a way to keep the present one, and the list as a file. */
export function ListTools({ list, path, access }: ListToolsProps) {
	const { t } = useTranslation(['listTools', 'operating', 'app']);
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { searchParams } = useQueryContext().url;
	const { data, mutate } = useScreenQuery(viewsQuery);
	const [isSaving, setIsSaving] = useState(false);
	const filters = new URLSearchParams([...searchParams].filter(([name, value]) => name !== 'cursor' && value !== ''));
	const own = (data?.data.items ?? []).filter((view) => view.list === list);
	const maySave = access.permissions.includes('save_views');

	async function remove({ id, name }: SavedView) {
		const attempt = await client.attempt(removeSavedView(id));
		if (attempt.ok) await mutate(attempt.value, { revalidate: false });
		const title = attempt.ok ? t('removed', { name }) : errorText(attempt.error.code, attempt.error.details).text;
		toast.show({ id: 'operating', tone: attempt.ok ? 'positive' : 'critical', title });
	}

	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
			{own.length > 0 && (
				<nav aria-label={t('views')}>
					<ul className="flex flex-wrap gap-x-3">
						{own.map((view) => (
							<li key={view.id} className="flex items-center">
								<ShopLink to={view.query === '' ? path : `${path}?${view.query}`} className={LINK}>
									{view.name}
								</ShopLink>
								<IconButton
									variant="ghost"
									label={t('remove', { name: view.name })}
									icon={<X aria-hidden size={16} />}
									onClick={() => void remove(view)}
								/>
							</li>
						))}
					</ul>
				</nav>
			)}
			{maySave && (
				<Button variant="ghost" size="sm" onClick={() => setIsSaving(true)}>
					{t('save')}
				</Button>
			)}
			<a href={staffExportFile(list, Object.fromEntries(filters))} download className={LINK}>
				{t('export')}
			</a>
			<Dialog
				isOpen={isSaving}
				onOpenChange={setIsSaving}
				title={t('save')}
				description={t('saveText')}
				labels={{ close: t('app:close') }}
			>
				<SaveView
					list={list}
					query={filters.toString()}
					onDone={(views) => {
						setIsSaving(false);
						void mutate(views, { revalidate: false });
					}}
				/>
			</Dialog>
		</div>
	);
}

interface SaveValues {
	readonly name: string;
}

interface SaveViewProps {
	readonly list: StaffList;
	/** The filters that are kept. */
	readonly query: string;
	/** Called with all views as they are from now on. */
	readonly onDone: (views: { data: { items: SavedView[] } }) => void;
}

function SaveView({ list, query, onDone }: SaveViewProps) {
	const { t } = useTranslation(['listTools', 'operating']);
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<SaveValues>({
		defaultValues: { name: '' },
		resolver: (values) => resolveSentences(values, { name: isBlank(values.name) ? t('nameMissing') : undefined }),
	});

	async function save({ name }: SaveValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(saveView({ list, name, query }));
		if (!attempt.ok) {
			return formErrors(attempt.error, (field, problem) =>
				field === 'name' && problem === 'full' ? t('full') : undefined,
			);
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('saved', { name }) });
		onDone(attempt.value);
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={save}>
			<InputField<SaveValues, 'name'> name="name" label={t('name')} maxLength={VIEW_LIMITS.name} autoComplete="off" />
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t('save')}
			</FormSubmit>
		</Form>
	);
}
