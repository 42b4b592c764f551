import { AUDIT_ACTIONS } from '@zaylat/domain/audit';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import type { FormEvent } from 'react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type AuditSearch, auditPath, readAuditSearch, SEARCH_LETTERS, SECTIONS } from '../operating-path.ts';

/** Props of {@link AuditFilter}. */
export interface AuditFilterProps {
	readonly search: AuditSearch;
}

/** Narrows the audit trail; a plain form, so that it works without JavaScript. */
export function AuditFilter({ search }: AuditFilterProps) {
	const { t } = useTranslation('operating');
	const navigate = useShopNavigate();
	const isNarrowed = Object.values(search).some((value) => value !== undefined);

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
		navigate(auditPath(readAuditSearch(new URLSearchParams(typed))), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('audit.filter')}>
			<form
				action={SECTIONS.audit.path}
				onSubmit={submit}
				className="grid items-end gap-3 tablet:grid-cols-2 desk:grid-cols-5"
			>
				{search.subject && <input type="hidden" name="subject" value={search.subject} />}
				<Field label={t('audit.action')}>
					<Select name="action" defaultValue={search.action ?? ''}>
						<option value="">{t('audit.all')}</option>
						{AUDIT_ACTIONS.map((action) => (
							<option key={action} value={action}>
								{t(`actions.${action}`)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t('audit.actor')}>
					<Input name="actor" defaultValue={search.actor} maxLength={SEARCH_LETTERS} autoComplete="off" />
				</Field>
				<Field label={t('audit.from')}>
					<Input type="date" name="from" defaultValue={search.from} />
				</Field>
				<Field label={t('audit.to')}>
					<Input type="date" name="to" defaultValue={search.to} />
				</Field>
				<div className="flex flex-wrap gap-2">
					<Button type="submit" variant="secondary">
						{t('find')}
					</Button>
					{isNarrowed && (
						<LinkButton to={SECTIONS.audit.path} variant="ghost">
							{t('audit.clear')}
						</LinkButton>
					)}
				</div>
			</form>
		</search>
	);
}
