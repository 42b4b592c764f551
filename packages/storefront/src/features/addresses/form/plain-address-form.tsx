import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import { useAppContext } from '../../../core/context/app-context.ts';
import { formPath } from '../../../core/forms/page-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EDITION_REGIONS, townshipsOf } from '../queries.ts';

/** Props of {@link PlainAddressForm}. */
export interface PlainAddressFormProps {
	/** Region or province; empty until one is chosen. */
	readonly region: string;
	/** Name of the query parameter that names the region. */
	readonly regionParam: string;
	/** The page that the form is on, with the query parameters that it keeps. */
	readonly path: string;
	/** Path of the page that follows. */
	readonly next: string;
}

/**
 * A new address where the page has no script: first the region, then the rest. It is an address of the edition's country.
 * Texts: area `addresses`.
 */
export function PlainAddressForm({ region, regionParam, path, next }: PlainAddressFormProps) {
	const { t } = useTranslation('addresses');
	const { edition } = useAppContext();
	const allRegions = useQuery(EDITION_REGIONS).data?.data.items ?? [];
	const allTownships = useQuery(region === '' ? null : townshipsOf(region)).data?.data.items ?? [];
	const required = { isRequired: true, requiredLabel: t('required') } as const;
	const [pathname, query] = path.split('?');
	const places = (items: readonly { readonly id: string; readonly name: string }[]) =>
		items.map(({ id, name }) => (
			<option key={id} value={id}>
				{name}
			</option>
		));

	if (allTownships.length === 0) {
		return (
			<form action={pathname} className="flex flex-col gap-4">
				{[...new URLSearchParams(query)].map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Field label={t(`region.${edition}`)} {...required}>
					{(control) => (
						<Select {...control} name={regionParam} required>
							{places(allRegions)}
						</Select>
					)}
				</Field>
				<Button type="submit" size="lg">
					{t('choose')}
				</Button>
			</form>
		);
	}

	const words = (name: 'recipient' | 'homeNo' | 'street', autoComplete: string) => (
		<Field label={t(name)} {...required}>
			{(control) => <Input {...control} name={name} autoComplete={autoComplete} maxLength={200} required />}
		</Field>
	);
	return (
		<form action={formPath('address')} method="post" className="flex flex-col gap-4">
			<input type="hidden" name="to" value={next} />
			<input type="hidden" name="country" value={edition} />
			<input type="hidden" name="region" value={region} />
			{words('recipient', 'name')}
			<Field label={t('phone')} {...required}>
				{(control) => <Input {...control} name="phone" type="tel" autoComplete="tel-national" required />}
			</Field>
			<Field label={t(`township.${edition}`)} {...required}>
				{(control) => (
					<Select {...control} name="township" required>
						{places(allTownships)}
					</Select>
				)}
			</Field>
			{edition === 'th' && (
				<>
					<Field label={t('subdistrict')} {...required}>
						{(control) => <Input {...control} name="subdistrict" maxLength={60} required />}
					</Field>
					<Field label={t('postcode')} {...required}>
						{(control) => (
							<Input
								{...control}
								name="postcode"
								inputMode="numeric"
								autoComplete="postal-code"
								maxLength={10}
								required
							/>
						)}
					</Field>
				</>
			)}
			{words('homeNo', 'address-line1')}
			{words('street', 'address-line2')}
			<Button type="submit" size="lg">
				{t('save')}
			</Button>
		</form>
	);
}
