import { changeProfile, uploadPicture } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { Avatar } from '@zaylat/ui/avatar';
import { Button } from '@zaylat/ui/button';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { pictureSource } from '../../../core/pictures/picture-source.ts';
import { CHOSEN_TYPES } from '../../../core/pictures/shrink-picture.ts';
import { useShrinkPicture } from '../../../core/pictures/use-shrink-picture.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ProfileCardProps } from './profile-card-props.ts';

/** The picture of the account: choose another one, or take it off. */
export function PictureChange({ profile, change }: ProfileCardProps) {
	const { t } = useTranslation('account');
	const client = useClient();
	const errorText = useErrorText();
	const shrink = useShrinkPicture();
	const input = useRef<HTMLInputElement>(null);
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState('');

	async function put(pictureId: () => Promise<string | null>) {
		setIsBusy(true);
		setProblem('');
		try {
			const attempt = await change(changeProfile({ pictureId: await pictureId() }));
			if (!attempt.ok) throw attempt.error;
		} catch (error) {
			const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal_error';
			setProblem(errorText(code).text);
		}
		setIsBusy(false);
	}

	async function choose(file: File) {
		const sent = await shrink(file);
		if (sent) await put(() => send(sent));
	}

	async function send(file: File): Promise<string> {
		const sent = await client.attempt(uploadPicture('profile', file));
		if (!sent.ok) throw sent.error;
		return sent.value.data.id;
	}

	return (
		<div className="flex flex-wrap items-center gap-4">
			<Avatar
				size="xl"
				name={profile.name}
				isDecorative
				src={profile.picture ? pictureSource(profile.picture).src : undefined}
			/>
			<div className="flex min-w-0 flex-1 flex-wrap gap-2">
				<input
					ref={input}
					type="file"
					accept={CHOSEN_TYPES.join(',')}
					hidden
					aria-label={t('details.picture')}
					onChange={(event) => {
						const [file] = event.target.files ?? [];
						// The same picture can be chosen again after a failure.
						event.target.value = '';
						if (file) void choose(file);
					}}
				/>
				<Button
					variant="secondary"
					onClick={() => input.current?.click()}
					isLoading={isBusy}
					loadingLabel={t('details.saving')}
				>
					{t('details.picture')}
				</Button>
				{profile.picture && (
					<Button variant="ghost" disabled={isBusy} onClick={() => void put(async () => null)}>
						{t('details.pictureOff')}
					</Button>
				)}
			</div>
			<p role="status" className="w-full text-critical text-sm empty:hidden">
				{problem}
			</p>
		</div>
	);
}
