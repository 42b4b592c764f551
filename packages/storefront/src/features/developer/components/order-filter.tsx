import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormAddress } from '../../addresses/use-form-address.ts';
import { DEVELOPER_PATHS } from '../developer-layout.tsx';

/** Props of {@link OrderFilter}. */
export interface OrderFilterProps {
	/** Code of an order or a parcel in the address; undefined for the orders of the session. */
	readonly code: string | undefined;
}

/** Narrows payments and parcels to an order. */
export function OrderFilter({ code = '' }: OrderFilterProps) {
	const { t } = useTranslation('developer');
	const submit = useFormAddress(DEVELOPER_PATHS.tools);
	return (
		<Card asChild>
			<search aria-label={t('filter.form')}>
				<form
					key={code}
					action={DEVELOPER_PATHS.tools}
					onSubmit={submit}
					className="flex flex-wrap items-end gap-x-3 gap-y-4"
				>
					<Field label={t('filter.code')} description={t('filter.codeHelp')} className="flex-1 basis-64">
						<Input name="code" defaultValue={code} autoComplete="off" autoCapitalize="characters" maxLength={20} />
					</Field>
					<span className="flex flex-wrap gap-3">
						<Button type="submit">{t('filter.find')}</Button>
						{code !== '' && (
							<LinkButton to={DEVELOPER_PATHS.tools} preventScrollReset variant="secondary">
								{t('filter.mine')}
							</LinkButton>
						)}
					</span>
				</form>
			</search>
		</Card>
	);
}
