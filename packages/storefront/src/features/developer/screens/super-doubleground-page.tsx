import { Heading } from '@zaylat/ui/heading';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeveloperLayout } from '../developer-layout.tsx';
import { ACTIONS } from '../samples/actions.tsx';
import { CHOICES } from '../samples/choices.tsx';
import { COMMERCE } from '../samples/commerce.tsx';
import { CONTENT } from '../samples/content.tsx';
import { FEEDBACK } from '../samples/feedback.tsx';
import { FIELDS } from '../samples/fields.tsx';
import { Samples } from '../samples/samples.tsx';

const GROUPS = [ACTIONS, CONTENT, COMMERCE, FEEDBACK, FIELDS, CHOICES];
const MODES = ['light', 'dark'] as const;

/** The same components twice, whatever the colour mode of the page. */
export function SuperDoublegroundPage() {
	const { t } = useTranslation('developer');
	const id = useId();
	return (
		<DeveloperLayout page="double">
			<div className="grid gap-4 tablet:grid-cols-2">
				{MODES.map((mode) => (
					<section
						key={mode}
						aria-labelledby={`${id}-${mode}`}
						data-color-mode={mode}
						className="flex min-w-0 flex-col gap-6 rounded-card border border-border bg-surface p-3 text-text tablet:p-4"
					>
						<Heading level={2} size="xl" id={`${id}-${mode}`}>
							{t(`double.${mode}`)}
						</Heading>
						<Samples groups={GROUPS} isNarrow level={3} />
					</section>
				))}
			</div>
		</DeveloperLayout>
	);
}
