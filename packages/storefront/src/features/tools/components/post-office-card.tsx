import type { PostOffice } from '@zaylat/api-client/contract';
import { digitsFor } from '@zaylat/domain/digits';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Link } from '@zaylat/ui/link';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readOpeningHours } from '../opening-hours.ts';

/** A post office with all that helps to reach it. */
export function PostOfficeCard({ office }: { readonly office: PostOffice }) {
	const { t } = useTranslation(['tools', 'app']);
	const digits = digitsFor(usePreferences().language);
	const { name, address, postcode, phone, hours, position } = office;
	return (
		<Card asChild className="flex h-full flex-col gap-3">
			<article>
				<div>
					<h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
					<p className="text-sm text-text-muted wrap-anywhere">{address}</p>
				</div>
				<DataList className="grow text-sm">
					{postcode !== null && <DataListItem label={t('postOffices.postcode')}>{digits(postcode)}</DataListItem>}
					{phone !== null && (
						<DataListItem label={t('postOffices.phone')}>
							<Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{digits(phone)}</Link>
						</DataListItem>
					)}
					{hours !== null && (
						<DataListItem label={t('postOffices.hours')}>
							<Hours text={hours} />
						</DataListItem>
					)}
				</DataList>
				{position !== null && (
					<Link
						variant="standalone"
						isExternal
						externalLabel={t('app:newTab')}
						href={`https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}&zoom=17`}
					>
						{t('postOffices.map')}
					</Link>
				)}
			</article>
		</Card>
	);
}

/** Opening hours, one line for days that have the same. */
function Hours({ text }: { readonly text: string }) {
	const { t } = useTranslation('tools');
	const digits = digitsFor(usePreferences().language);
	const rules = readOpeningHours(text);
	if (rules === undefined) return text;
	return (
		<ul>
			{rules.map(({ from, to, times }) => (
				<li key={from}>
					{to === undefined ? t(`days.${from}`) : `${t(`days.${from}`)}–${t(`days.${to}`)}`}{' '}
					<span className="tabular-nums">{digits(times)}</span>
				</li>
			))}
		</ul>
	);
}
