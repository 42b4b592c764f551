import type { ApiRequest } from '@zaylat/api-client';
import { Button } from '@zaylat/ui/button';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type SendWords, useSend } from '../state/use-send.ts';

/** Props of {@link ActButtons}. */
export interface ActButtonsProps<Act extends string> {
	/** What the acts are about. */
	readonly groupLabel: string;
	/** What can be done now; nothing is shown without any. */
	readonly acts: readonly Act[];
	readonly label: (act: Act) => string;
	readonly request: (act: Act) => ApiRequest<unknown>;
	readonly words: SendWords;
	/** Called after an act was done, or refused. */
	readonly onSettled: () => void;
}

/** A button for each act; one is sent at a time. */
export function ActButtons<Act extends string>({
	groupLabel,
	acts,
	label,
	request,
	words,
	onSettled,
}: ActButtonsProps<Act>) {
	const { t } = useTranslation('developer');
	const { send, isPending } = useSend();
	const [wanted, setWanted] = useState<Act>();
	if (acts.length === 0) return null;

	async function act(chosen: Act) {
		setWanted(chosen);
		await send(request(chosen), words);
		onSettled();
	}

	return (
		<fieldset aria-label={groupLabel} className="flex flex-wrap gap-2">
			{acts.map((each) => (
				<Button
					key={each}
					variant="secondary"
					isLoading={isPending && each === wanted}
					loadingLabel={t('working')}
					onClick={() => void act(each)}
				>
					{label(each)}
				</Button>
			))}
		</fieldset>
	);
}
