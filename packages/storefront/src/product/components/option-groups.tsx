import type { Product } from '@zaylat/api-client/contract';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { valueState } from '../choice.ts';
import type { Chosen } from '../use-choice.ts';

/** Props of {@link OptionGroups}. */
export interface OptionGroupsProps {
	readonly product: Pick<Product, 'options' | 'variants'>;
	readonly chosen: Pick<Chosen, 'choice' | 'choose'>;
}

const CHIP = [
	'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-border-strong bg-surface-raised px-3 text-sm',
	'peer-hover:bg-surface-sunken',
	'peer-checked:border-accent-text peer-checked:font-semibold peer-checked:text-accent-text peer-checked:ring-1 peer-checked:ring-accent-text',
	'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
	'peer-disabled:cursor-not-allowed peer-disabled:border-border peer-disabled:bg-disabled peer-disabled:text-on-disabled peer-disabled:line-through',
	'peer-checked:forced-colors:border-[Highlight]',
].join(' ');

/** The product's options, each a group of radio buttons; what cannot be had with the rest is out of use and says so. */
export function OptionGroups({ product, chosen }: OptionGroupsProps) {
	const { t } = useTranslation('product');
	const group = useId();
	return product.options.map((option, place) => {
		const current = option.values.find(({ key }) => key === chosen.choice[place]);
		return (
			<fieldset key={option.key} className="min-w-0">
				<legend className="mb-2 font-semibold text-sm">
					{option.name}
					{current && <span className="font-normal text-text-muted"> · {current.name}</span>}
				</legend>
				<div className="flex flex-wrap gap-2">
					{option.values.map(({ key, name, swatch }) => {
						const state = valueState(product, chosen.choice, place, key);
						const isChosen = key === current?.key;
						const id = `${group}-${option.key}-${key}`;
						return (
							<span key={key} className="relative">
								<input
									type="radio"
									id={id}
									name={`${group}-${option.key}`}
									value={key}
									checked={isChosen}
									disabled={state !== 'available' && !isChosen}
									aria-label={state === 'available' ? undefined : t(SPOKEN[state], { name })}
									onChange={() => chosen.choose(place, key)}
									className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
								/>
								<label htmlFor={id} className={CHIP}>
									{swatch !== null && (
										<svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0">
											<circle cx="10" cy="10" r="9" fill={swatch} className="stroke-border-strong" />
										</svg>
									)}
									{name}
								</label>
							</span>
						);
					})}
				</div>
			</fieldset>
		);
	});
}

const SPOKEN = { sold_out: 'options.soldOut', none: 'options.none' } as const;
