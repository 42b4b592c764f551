import type { OwnShop } from '@zaylat/api-client/contract';
import { CURRENCIES, formatCount } from '@zaylat/domain/money';
import { FieldSet } from '@zaylat/ui/field-set';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { SwitchField } from '@zaylat/ui/switch/form';
import { useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { readAmount } from '../../../core/forms/read-amount.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ShopValues } from './shop-values.ts';

/** Props of {@link ServiceFields}. */
export interface ServiceFieldsProps {
	readonly shop: Pick<OwnShop, 'edition' | 'allServices'>;
}

/** The delivery services of the edition: which the shop offers, and what it asks for them. Texts: area `ownShop`. */
export function ServiceFields({ shop: { edition, allServices } }: ServiceFieldsProps) {
	const rows = useWatch<ShopValues, 'services'>({ name: 'services' });
	const { symbol } = CURRENCIES[edition === 'th' ? 'thb' : 'mmk'];
	return allServices.map(({ id, name }, place) => (
		<ServiceField key={id} place={place} name={name} symbol={symbol} isOffered={rows[place]?.isOffered === true} />
	));
}

interface ServiceFieldProps {
	readonly place: number;
	readonly name: string;
	readonly symbol: string;
	readonly isOffered: boolean;
}

function ServiceField({ place, name, symbol, isOffered }: ServiceFieldProps) {
	const { t } = useTranslation('ownShop');
	const { language } = usePreferences();
	return (
		<div className="rounded-control border border-border p-3">
			<FieldSet legend={name} className="gap-3">
				<SwitchField<ShopValues, `services.${number}.isOffered`>
					name={`services.${place}.isOffered`}
					label={t('delivery.offered', { name })}
				/>
				{isOffered && (
					<div className="grid gap-3 tablet:grid-cols-2">
						{(['fee', 'freeFrom'] as const).map((field) => (
							<BoundNumberField<ShopValues, `services.${number}.${'fee' | 'freeFrom'}`>
								key={field}
								name={`services.${place}.${field}`}
								label={t(`delivery.${field}`)}
								description={t(`delivery.${field}Help`)}
								suffix={symbol}
								min={0}
								inputMode="decimal"
								parseValue={readAmount}
								formatValue={(value) => (Number.isInteger(value) ? formatCount(value, language) : String(value))}
							/>
						))}
					</div>
				)}
			</FieldSet>
		</div>
	);
}
