import type { Business } from '@zaylat/api-client/contract';
import { formatPhone, readPhone } from '@zaylat/domain/contact';
import { digitsFor } from '@zaylat/domain/digits';
import { Card } from '@zaylat/ui/card';
import { Tag } from '@zaylat/ui/tag';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Globe, Map as MapIcon, MapPin, Phone, Store } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A phone number as people at home read it; one that is no mobile number is shown as it is. */
function shownPhone(phone: string): string {
	const mobile = readPhone(phone, '95');
	return mobile === undefined ? phone : formatPhone(mobile);
}

/**
 * Address of a map that shows where a business is. It opens beside the shop: no script of anybody else's runs in it.
 * Names of places are searched for without the house number, which maps often do not know.
 */
function mapLink({ township, region }: Pick<Business, 'township' | 'region'>): string {
	const places = [township?.name, region.name].filter((name) => name !== undefined);
	return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: places.join(', ') })}`;
}

/** Props of {@link BusinessCard}. */
export interface BusinessCardProps {
	readonly business: Business;
}

const LINE = 'flex min-h-11 items-center gap-2 py-1 text-sm [&>svg]:shrink-0 [&>svg]:text-text-muted';
const LINK = `${LINE} wrap-anywhere rounded-control hover:text-accent-text`;

/** A business with its trade, what it says of itself, and the ways to reach it. */
export function BusinessCard({ business }: BusinessCardProps) {
	const { t } = useTranslation('directory');
	const { t: tFrame } = useTranslation();
	const { language } = usePreferences();
	const { isBuilt } = useAppContext();
	const { id, category, name, text, address, phone, website, shopSlug } = business;
	const newTab = <VisuallyHidden>{` (${tFrame('newTab')})`}</VisuallyHidden>;
	return (
		<Card asChild padding="md" className="flex h-full flex-col gap-2">
			<article id={id} className="scroll-mt-20">
				<div className="flex flex-col items-start gap-1.5">
					<h2 className="wrap-anywhere min-w-0 font-semibold text-lg leading-heading">{name}</h2>
					<Tag size="sm">{t(`categories.${category}`)}</Tag>
				</div>
				<p className="text-pretty text-sm text-text-muted leading-body">{text}</p>
				<ul className="flex flex-col">
					<li className={LINE}>
						<MapPin aria-hidden size={18} />
						<VisuallyHidden>{t('address')}</VisuallyHidden>
						<span className="wrap-anywhere min-w-0">{address}</span>
					</li>
					<li>
						{phone === null ? (
							<span className={`${LINE} text-text-muted`}>
								<Phone aria-hidden size={18} />
								{t('noPhone')}
							</span>
						) : (
							<a
								href={`tel:${phone}`}
								aria-label={t('call', { phone: digitsFor(language)(shownPhone(phone)) })}
								className={LINK}
							>
								<Phone aria-hidden size={18} />
								<span className="tabular-nums">{digitsFor(language)(shownPhone(phone))}</span>
							</a>
						)}
					</li>
					<li>
						<a href={mapLink(business)} target="_blank" rel="noopener noreferrer" className={LINK}>
							<MapIcon aria-hidden size={18} />
							<span>
								{t('map')}
								<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
								{newTab}
							</span>
						</a>
					</li>
					{website !== null && (
						<li>
							<a href={website} target="_blank" rel="noopener noreferrer" className={LINK}>
								<Globe aria-hidden size={18} />
								<span>
									{t('website')}
									<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
									{newTab}
								</span>
							</a>
						</li>
					)}
				</ul>
				{shopSlug !== null && isBuilt(shopPath(shopSlug)) && (
					<LinkButton to={shopPath(shopSlug)} variant="secondary" isFullWidth className="mt-auto">
						<Store aria-hidden size={18} />
						<span>
							{t('shop')}
							<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
						</span>
					</LinkButton>
				)}
			</article>
		</Card>
	);
}
