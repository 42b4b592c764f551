import { checkIcon, crossIcon, fileIcon, Glyph, personIcon } from '@zaylat/ui/glyph';
import type { ReactNode } from 'react';
import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';
import { guideNamed, pageOf } from '../guides/guides.ts';
import { Prose } from '../guides/prose.tsx';
import { Section } from './section.tsx';

interface IconListProps {
	readonly icon: string;
	readonly tone: string;
	readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

function IconList({ icon, tone, items }: IconListProps) {
	return (
		<ul className="flex flex-col gap-3">
			{items.map(({ key, content }) => (
				<li key={key} className="flex gap-3">
					<span className={`flex h-[1lh] shrink-0 items-center ${tone}`}>
						<Glyph icon={icon} className="size-4" />
					</span>
					<div className="min-w-0">{content}</div>
				</li>
			))}
		</ul>
	);
}

const sentences = (texts: readonly string[]) => texts.map((text) => ({ key: text, content: <Prose text={text} /> }));

/** What is better there; the first of our components in it is a link to its page. */
function Instead({ text }: { readonly text: string }) {
	const guide = text
		.match(/[A-Z]\w+/g)
		?.map(guideNamed)
		.find((found) => found !== undefined);
	if (!guide) return <Prose text={text} />;
	const [before = '', ...after] = text.split(guide.name);
	return (
		<>
			<Prose text={before} />
			<a href={pageOf(guide)} target="_top" className="font-semibold text-accent-text underline underline-offset-2">
				{guide.name}
			</a>
			<Prose text={after.join(guide.name)} />
		</>
	);
}

/** When to take a component and when another. */
export function Usage({ guide: { use, avoid } }: { readonly guide: Guide }) {
	return (
		<Section title="Usage">
			<div className="grid gap-4 tablet:grid-cols-2">
				<div className="flex flex-col gap-3 rounded-card border border-border border-t-4 border-t-positive bg-surface-raised p-5">
					<h3 className="font-semibold">When to use it</h3>
					<IconList icon={checkIcon} tone="text-positive" items={sentences(use)} />
				</div>
				<div className="flex flex-col gap-3 rounded-card border border-border border-t-4 border-t-critical bg-surface-raised p-5">
					<h3 className="font-semibold">When not to</h3>
					<IconList
						icon={crossIcon}
						tone="text-critical"
						items={avoid.map(({ when, instead }) => ({
							key: when,
							content: (
								<>
									<Prose text={when} />{' '}
									<span className="block text-text-muted">
										Instead: <Instead text={instead} />
									</span>
								</>
							),
						}))}
					/>
				</div>
			</div>
		</Section>
	);
}

/** What a component does for everybody, and how its words are written. */
export function Care({ guide: { accessibility, content } }: { readonly guide: Guide }) {
	return (
		<>
			<Section title="Accessibility">
				<IconList icon={personIcon} tone="text-info" items={sentences(accessibility)} />
			</Section>
			{content.length > 0 && (
				<Section title="Content">
					<IconList icon={fileIcon} tone="text-text-muted" items={sentences(content)} />
				</Section>
			)}
		</>
	);
}
