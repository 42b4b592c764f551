import { Card } from '@zaylat/ui/card';
import { Heading } from '@zaylat/ui/heading';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

/** Props of {@link Samples}. */
export interface SamplesProps {
	readonly groups: readonly SampleGroup[];
	/** Places the samples in one column, for narrow containers. Default false: two columns where there is space. */
	readonly isNarrow?: boolean;
	/** Level of the groups' headings. Default 2. */
	readonly level?: 2 | 3;
}

/** Groups of components, each with its name. */
export function Samples({ groups, isNarrow = false, level = 2 }: SamplesProps) {
	const { t } = useTranslation('developer');
	return groups.map((group) => (
		<div key={group.id} className="flex min-w-0 flex-col gap-3">
			<Heading level={level} size="lg">
				{t(`groups.${group.id}`)}
			</Heading>
			<ul className={`grid gap-3 ${isNarrow ? '' : 'tablet:grid-cols-2'}`}>
				{group.samples.map(({ name, Show }) => (
					<Card key={name} asChild>
						<li className="flex min-w-0 flex-col gap-3">
							<code className="text-sm text-text-muted">{name}</code>
							<div className="flex min-w-0 flex-wrap items-center gap-3">
								<Show />
							</div>
						</li>
					</Card>
				))}
			</ul>
		</div>
	));
}
