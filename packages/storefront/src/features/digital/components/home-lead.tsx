import type { Category } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { CreditCard, type LucideIcon, MousePointerClick, Zap } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { digitalListPath } from '../../../core/paths/digital-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link HomeLead}. */
export interface HomeLeadProps {
	/** Their pictures are beside the words. */
	readonly categories: readonly Category[];
}

const STEPS: readonly { readonly key: 'choose' | 'pay' | 'use'; readonly icon: LucideIcon }[] = [
	{ key: 'choose', icon: MousePointerClick },
	{ key: 'pay', icon: CreditCard },
	{ key: 'use', icon: Zap },
];

/** What the digital area is, and the three steps of buying in it. */
export function HomeLead({ categories }: HomeLeadProps) {
	const { t } = useTranslation('digital');
	const { brand } = useAppContext();
	return (
		<div className="overflow-hidden rounded-card border border-border bg-surface-raised">
			<div className="flex items-center justify-between gap-6 bg-tint-2 p-5 tablet:p-8">
				<div className="flex max-w-prose flex-col items-start gap-2 tablet:gap-3">
					<h1 className="text-balance font-bold text-2xl leading-heading tablet:text-3xl [:lang(my)_&]:text-xl [:lang(my)_&]:tablet:text-2xl">
						{t('home.title')}
					</h1>
					<p className="text-pretty text-sm text-text-muted tablet:text-base">{t('home.lead')}</p>
					<ShopLink to={digitalListPath(brand)} className={`${buttonStyles({ variant: 'primary' })} mt-1`}>
						{t('home.browse')}
					</ShopLink>
				</div>
				<div aria-hidden className="flex shrink-0 max-desk:hidden">
					{categories.slice(0, 3).map(({ id, picture }) => (
						<ShopPicture
							key={id}
							picture={picture}
							alt=""
							isBare
							isEager
							sizes="144px"
							className="-ms-4 w-32 laptop:w-36"
						/>
					))}
				</div>
			</div>
			<ol aria-label={t('home.how')} className="grid gap-x-6 gap-y-4 p-5 tablet:grid-cols-3 tablet:px-8 tablet:py-5">
				{STEPS.map(({ key, icon: Icon }) => (
					<li key={key} className="flex items-start gap-3">
						<span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
							<Icon aria-hidden size={20} />
						</span>
						<div className="min-w-0">
							<p className="font-semibold">{t(`steps.${key}`)}</p>
							<p className="text-pretty text-sm text-text-muted">{t(`steps.${key}Text`)}</p>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
