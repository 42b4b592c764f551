import { steppedParcels } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { PackageSearch } from 'lucide-react';
import { useLocation } from 'react-router';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormAddress } from '../../shared/form-address/use-form-address.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { DEVELOPER_PATHS } from '../developer-layout.tsx';
import { DeveloperParcel } from './developer-parcel.tsx';
import { Part, PartWaiting } from './part.tsx';

/** Parcels to move along as their sellers: those of the session, or those that the code in the address names. */
export function Parcels() {
	const { t } = useTranslation('developer');
	const code = new URLSearchParams(useLocation().search).get('code')?.trim() ?? '';
	const submit = useFormAddress(DEVELOPER_PATHS.tools);
	return (
		<Part title={t('parcels.title')} text={t('parcels.text')}>
			<search aria-label={t('parcels.form')}>
				<form
					key={code}
					action={DEVELOPER_PATHS.tools}
					onSubmit={submit}
					className="flex flex-wrap items-end gap-x-3 gap-y-4"
				>
					<Field label={t('parcels.code')} description={t('parcels.codeHelp')} className="flex-1 basis-64">
						<Input name="code" defaultValue={code} autoComplete="off" autoCapitalize="characters" maxLength={20} />
					</Field>
					<span className="flex flex-wrap gap-3">
						<Button type="submit">{t('parcels.find')}</Button>
						{code !== '' && (
							<ShopLink
								to={DEVELOPER_PATHS.tools}
								preventScrollReset
								className={buttonStyles({ variant: 'secondary' })}
							>
								{t('parcels.mine')}
							</ShopLink>
						)}
					</span>
				</form>
			</search>
			<Found code={code} />
		</Part>
	);
}

function Found({ code }: { readonly code: string }) {
	const { t } = useTranslation('developer');
	const { data, error, mutate, isValidating } = useQuery(steppedParcels(code.slice(0, 20) || undefined));
	if (error) {
		return (
			<LoadProblem
				title={t('parcels.failed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
				headingLevel={3}
			/>
		);
	}
	if (data === undefined) return <PartWaiting label={t('parcels.loading')} lines={[1, 2]} />;
	if (data.data.items.length === 0) {
		return (
			<EmptyState
				headingLevel={3}
				picture={<PackageSearch aria-hidden strokeWidth={1.5} />}
				title={t(code === '' ? 'parcels.emptyTitle' : 'parcels.noneTitle')}
				description={t(code === '' ? 'parcels.emptyText' : 'parcels.noneText')}
			/>
		);
	}
	return (
		<ul aria-label={t('parcels.title')} className="flex flex-col divide-y divide-border">
			{data.data.items.map((parcel) => (
				<DeveloperParcel key={parcel.trackCode} parcel={parcel} onChange={() => void mutate()} />
			))}
		</ul>
	);
}
