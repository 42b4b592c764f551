import { type ChangeEvent, useRef } from 'react';
import { Glyph, pictureIcon } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';

interface AttachButtonProps {
	readonly label: string;
	readonly accept: string;
	readonly isDisabled: boolean;
	readonly onAttach: (files: readonly File[]) => void;
}

/** Opens the device's chooser; the input itself is hidden, because its words cannot be translated. */
export function AttachButton({ label, accept, isDisabled, onAttach }: AttachButtonProps) {
	const inputRef = useRef<HTMLInputElement>(null);
	const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		// Emptied, so that the same picture can be chosen again after it was taken out.
		currentTarget.value = '';
		if (files.length > 0) onAttach(files);
	};
	return (
		<>
			<IconButton
				data-part="chat-composer-attach"
				label={label}
				icon={<Glyph icon={pictureIcon} />}
				disabled={isDisabled}
				onClick={() => inputRef.current?.click()}
			/>
			<input
				ref={inputRef}
				type="file"
				data-part="chat-composer-files"
				hidden
				multiple
				accept={accept}
				disabled={isDisabled}
				onChange={handleChange}
			/>
		</>
	);
}
