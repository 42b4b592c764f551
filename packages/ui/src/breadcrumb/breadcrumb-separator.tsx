import { chevronEndIcon, Glyph } from '../glyph/index.ts';

/** The icon between two steps; the first step has none. */
export function BreadcrumbSeparator() {
	return (
		<Glyph
			icon={chevronEndIcon}
			data-part="breadcrumb-separator"
			className="size-3.5 rtl:-scale-x-100 in-[li:first-child]:hidden"
		/>
	);
}
