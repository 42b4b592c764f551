import { chevronEndSign, Glyph } from '../glyph/index.ts';

/** The sign between two steps; the first step has none. */
export function BreadcrumbSeparator() {
	return (
		<Glyph
			sign={chevronEndSign}
			data-part="breadcrumb-separator"
			className="size-3.5 rtl:-scale-x-100 in-[li:first-child]:hidden"
		/>
	);
}
