import { DELIVERY_STATES, WEBHOOK_EVENTS } from '@zaylat/domain/webhooks';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import type { FormEvent } from 'react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SEARCH_LETTERS, SECTIONS } from '../operating-path.ts';
import { type DeliverySearch, deliveriesPath, readDeliverySearch } from '../webhooks-path.ts';
import { webhooksQueries } from '../webhooks-queries.ts';

/** Props of {@link WebhookFilter}. */
export interface WebhookFilterProps {
	readonly search: DeliverySearch;
}

/** Narrows the deliveries; a plain form, so that it works without JavaScript. */
export function WebhookFilter({ search }: WebhookFilterProps) {
	const { t } = useTranslation(['webhooks', 'operating']);
	const navigate = useShopNavigate();
	const { data } = useScreenQuery(webhooksQueries.endpoints);
	const isNarrowed = Object.values(search).some((value) => value !== undefined);

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
		navigate(deliveriesPath(readDeliverySearch(new URLSearchParams(typed))), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('deliveries.filter')}>
			<form
				action={SECTIONS.webhooks.path}
				onSubmit={submit}
				className="grid items-end gap-3 tablet:grid-cols-2 desk:grid-cols-5"
			>
				<Field label={t('deliveries.columns.endpoint')}>
					<Select name="endpoint" defaultValue={search.endpoint ?? ''}>
						<option value="">{t('operating:audit.all')}</option>
						{(data?.data.items ?? []).map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t('deliveries.columns.state')}>
					<Select name="state" defaultValue={search.state ?? ''}>
						<option value="">{t('operating:audit.all')}</option>
						{DELIVERY_STATES.map((state) => (
							<option key={state} value={state}>
								{t(`deliveries.states.${state}`)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t('deliveries.columns.event')}>
					<Select name="event" defaultValue={search.event ?? ''}>
						<option value="">{t('operating:audit.all')}</option>
						{WEBHOOK_EVENTS.map((event) => (
							<option key={event} value={event}>
								{t(`events.${event}`)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t('deliveries.columns.subject')}>
					<Input name="subject" defaultValue={search.subject} maxLength={SEARCH_LETTERS} autoComplete="off" />
				</Field>
				<div className="flex flex-wrap gap-2">
					<Button type="submit" variant="secondary">
						{t('operating:find')}
					</Button>
					{isNarrowed && (
						<LinkButton to={SECTIONS.webhooks.path} variant="ghost">
							{t('operating:audit.clear')}
						</LinkButton>
					)}
				</div>
			</form>
		</search>
	);
}
