import type { ReactNode } from 'react';
import { AreaNav, type AreaNavProps } from './area-nav.tsx';

/** Props of {@link DigitalArea}. */
export interface DigitalAreaProps extends AreaNavProps {
	readonly children: ReactNode;
}

/** What surrounds the pages of layout `digital`; their screens ask for `categories('digital')`. */
export function DigitalArea({ current, children }: DigitalAreaProps) {
	return (
		<div className="flex flex-col gap-4 tablet:gap-5">
			<AreaNav current={current} />
			{children}
		</div>
	);
}
