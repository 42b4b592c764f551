import { Avatar } from '@zaylat/ui/avatar';
import { Badge } from '@zaylat/ui/badge';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Heading } from '@zaylat/ui/heading';
import { Tag } from '@zaylat/ui/tag';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

function Words() {
	const { t } = useTranslation('developer');
	return (
		<div className="flex flex-col gap-1">
			<Heading level={3} size="lg">
				{t('sample.product')}
			</Heading>
			<p>{t('sample.text')}</p>
		</div>
	);
}

function Badges() {
	const { t } = useTranslation('developer');
	return (['accent', 'sale', 'positive', 'neutral', 'info', 'warning'] as const).map((tone) => (
		<Badge key={tone} tone={tone}>
			{t('sample.new')}
		</Badge>
	));
}

function Tags() {
	const { t } = useTranslation('developer');
	return (
		<>
			<Tag>{t('sample.short')}</Tag>
			<Tag size="md">{t('sample.other')}</Tag>
		</>
	);
}

function Avatars() {
	const { t } = useTranslation('developer');
	return (['sm', 'md', 'lg', 'xl'] as const).map((size) => <Avatar key={size} size={size} name={t('sample.shop')} />);
}

function Facts() {
	const { t } = useTranslation('developer');
	return (
		<DataList hasDividers>
			<DataListItem label={t('sample.name')}>{t('sample.product')}</DataListItem>
			<DataListItem label={t('sample.place')}>{t('sample.shop')}</DataListItem>
		</DataList>
	);
}

/** What is read. */
export const CONTENT: SampleGroup = {
	id: 'content',
	samples: [
		{ name: 'Heading', Show: Words },
		{ name: 'Badge', Show: Badges },
		{ name: 'Tag', Show: Tags },
		{ name: 'Avatar', Show: Avatars },
		{ name: 'DataList', Show: Facts },
	],
};
