import type { ContentState as State } from '@zaylat/domain/content';
import { missingLanguages } from '@zaylat/domain/content';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import type { ShownTimes } from './shown-values.ts';

const TONES: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> = {
	draft: 'neutral',
	planned: 'info',
	shown: 'positive',
	ended: 'neutral',
};

/** Props of {@link ContentState}. */
export interface ContentStateProps {
	readonly content: ShownTimes & { readonly state: State };
	/** A text that stands for all of it: the languages that it is missing in are told. */
	readonly text?: { readonly [Key in Language]?: string | undefined } | undefined;
}

/** What becomes of content: its state, from when and until when it is shown, in which languages, and what is not translated. */
export function ContentState({ content, text }: ContentStateProps) {
	const { t } = useTranslation('content');
	const when = useWhen();
	const { state, startsAt, endsAt, languages } = content;
	const names = (keys: readonly Language[]) => keys.map((key) => LANGUAGES[key].name).join(', ');
	const missing = text === undefined ? [] : missingLanguages(text, languages);
	const lines = [
		startsAt !== null && t('shown.from', { date: when(startsAt) }),
		endsAt !== null && t('shown.until', { date: when(endsAt) }),
		languages.length > 0 && t('shown.onlyIn', { languages: names(languages) }),
		missing.length > 0 && t('shown.missing', { languages: names(missing) }),
	].filter((line) => line !== false);
	return (
		<div className="flex flex-col items-start gap-1">
			<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
			{lines.map((line) => (
				<span key={line} className="text-pretty text-sm text-text-muted">
					{line}
				</span>
			))}
		</div>
	);
}
